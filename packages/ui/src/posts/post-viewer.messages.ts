import { plural } from '../provider/english.ts';
import { defineMessages } from '../provider/messages.ts';

export const postViewerMessages = defineMessages('postViewer', {
  /** Name of a post, which has no title. */
  postBy: (username: string) => `Post by @${username}`,
  by: (username: string) => `@${username}`,
  mediaOf: (username: string) => `Photos and videos by @${username}`,
  previousMedium: 'Previous photo or video',
  nextMedium: 'Next photo or video',
  /** Name of a medium without description; `place` counts from 1. */
  picture: (place: number) => `Photo ${place}`,
  video: (place: number) => `Video ${place}`,
  zoom: 'Zoom',
  mediumFailed: 'This couldn’t be loaded.',
  videoFailed: 'This video can’t be played here.',
  previousPost: 'Previous post',
  nextPost: 'Next post',
  showMore: 'Show more',
  showLess: 'Show less',
  like: 'Like',
  /** Opens the list of likes; the owner sees it instead of Like. */
  likes: 'Likes',
  comments: 'Comments',
  save: 'Save',
  share: 'Share',
  links: 'Links',
  /** Below the caption; opens the links. */
  productLinks: (count: number) =>
    plural(count, { one: `${count} product link`, other: `${count} product links` }),
  closeComments: 'Close comments',
  closeLinks: 'Close links',
  filteredTitle: 'Sensitive content',
  filteredHelp: 'Some people may not want to see this.',
  showAnyway: 'Show anyway',
  notFound: 'Post not found or could not be loaded',
  notFoundHelp: 'The author may have deleted it.',
  failed: 'The post couldn’t be loaded.',
});
