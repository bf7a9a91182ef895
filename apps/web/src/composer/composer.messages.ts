import { postErrors } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';

/** Texts of the page on which a post is written. */
export const composerMessages = defineMessages('composer', {
  title: 'New post',
  choose: 'Add pictures and videos',
  chooseHint:
    'Pictures up to 20 MB and 50 megapixels, videos up to 100 MB and 60 seconds. Your files are published without their locations.',
  full: (most: number) => `These are ${most}, as many as a post can have.`,
  noRoom: (name: string, most: number) =>
    `${name} was left out: a post has ${most} pictures and videos at most.`,
  preparing: (count: number) => (count === 1 ? 'Looking at 1 file…' : `Looking at ${count} files…`),
  heic: (name: string) =>
    `${name} is a HEIC picture, which this browser cannot read. Save it as JPEG first: on an iPhone, choose “Most Compatible” under Settings, Camera, Formats.`,
  type: (name: string) =>
    `${name}: ${postErrors.upload_type.text} Take a JPEG, PNG, WebP, AVIF or GIF picture, or an MP4 or WebM video.`,
  size: (name: string) => `${name} is too large: pictures have 20 MB at most, videos 100 MB.`,
  tiny: (name: string) => `${name} is too small: a picture has at least 50 pixels each way.`,
  pixels: (name: string) => `${name} has more than 50 megapixels. Make it smaller first.`,
  seconds: (name: string) => `${name} is longer than 60 seconds. Cut it first.`,
  unreadable: (name: string) => `${name}: ${postErrors.upload_content.text}`,
  lost: (count: number) =>
    count === 1
      ? 'One file had not been uploaded when the page was left. Choose it again.'
      : `${count} files had not been uploaded when the page was left. Choose them again.`,
  gotIt: 'Got it',
  caption: 'Caption',
  captionHint: 'What do you want to say?',
  captionTooLong: (most: number) => `A caption has ${most} characters at most.`,
  linkInvalid: postErrors.post_link_invalid.text,
  publish: 'Publish',
  needsMedia: 'A post needs a picture or a video.',
  underWay: 'It can be published once everything is uploaded.',
  someFailed: 'Something was not uploaded. Send it again, or remove it.',
  someRefused: 'Something cannot be published. Remove it, or take something else.',
  failed: 'Your post was not published',
  failedMarked: 'One of your pictures or videos was not taken. It is marked above.',
  failedHelp: 'Check your connection and try again. Everything is still here.',
  publishing: 'Your post is being prepared. You will be told once it is published.',
  refusedLater: (reason: string) => `Your post was not published. ${reason}`,
  openRefused: 'Open it',
  refusedWaiting: (count: number) =>
    count === 1
      ? 'Another post was not published. It is here again once this one is published or discarded.'
      : `${count} other posts were not published. They are here again once this one is published or discarded.`,
  published: 'Your post is published',
  viewPost: 'View post',
  publishedWithout: (links: number) =>
    `Your post is published. ${links === 1 ? 'One link was' : `${links} links were`} left out: a link needs an address and a name.`,
  discard: 'Discard',
  discardQuestion: 'Discard this post?',
  discardHelp: 'Its pictures, words and links are gone then.',
  altTitle: 'Describe your pictures?',
  altHelp: (count: number) =>
    `${count === 1 ? 'One of them has' : `${count} of them have`} no description yet. A short one lets people who cannot see know what you show. It is up to you.`,
  addAlt: 'Add descriptions',
  withoutAlt: 'Publish without',
  cropTitle: 'Crop the picture',
  cropLabel: 'Part of the picture that is published',
  shape: 'Shape',
  tall: '4:5',
  square: '1:1',
  wide: '16:9',
  apply: 'Apply',
  cancel: 'Cancel',
  cropFailed: 'The picture could not be cropped.',
});
