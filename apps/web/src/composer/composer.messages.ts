import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';
import {
  PICTURE_LEAST_PX,
  PICTURE_MOST_MB,
  PICTURE_MOST_MEGAPIXELS,
  VIDEO_MOST_MB,
  VIDEO_MOST_SECONDS,
} from '../shell/media/medium-limits.ts';

export const composerMessages = defineMessages('composer', {
  title: 'New post',
  media: 'Photos and videos',
  choose: 'Add photos and videos',
  more: (room: number) => `${room} more`,
  chooseHint: 'We remove location data from your files.',
  full: (most: number) => `A post can have up to ${most} photos and videos.`,
  noRoom: (name: string, most: number) =>
    `${name} was left out. A post can have up to ${most} photos and videos.`,
  preparing: (count: number) =>
    plural(count, { one: 'Preparing 1 file…', other: `Preparing ${count} files…` }),
  heic: (name: string) =>
    `${name} is a HEIC photo, which this browser can’t open. Save it as JPEG first: on an iPhone, choose “Most Compatible” under Settings, Camera, Formats.`,
  type: (name: string) =>
    `${name} can’t be used. Choose a JPEG, PNG, WebP, AVIF, or GIF photo, or an MP4 or WebM video.`,
  size: (name: string) =>
    `${name} is too large. Photos can be up to ${PICTURE_MOST_MB} MB, videos up to ${VIDEO_MOST_MB} MB.`,
  tiny: (name: string) =>
    `${name} is too small. Photos need at least ${PICTURE_LEAST_PX} pixels on each side.`,
  pixels: (name: string) =>
    `${name} is too large. Photos can have up to ${PICTURE_MOST_MEGAPIXELS} megapixels.`,
  seconds: (name: string) => `${name} is too long. Videos can be up to ${VIDEO_MOST_SECONDS} seconds long.`,
  unreadable: (name: string) => `${name} can’t be opened. Choose another file.`,
  lost: (count: number) =>
    plural(count, {
      one: 'One file wasn’t uploaded before you left the page. Choose it again.',
      other: `${count} files weren’t uploaded before you left the page. Choose them again.`,
    }),
  gotIt: 'Got it',
  caption: 'Caption',
  captionHint: 'Write a caption',
  captionTooLong: (most: number) => `A caption can have up to ${most.toLocaleString('en-US')} characters.`,
  links: 'Links',
  linksHint: 'Link the products in your photos.',
  addProduct: 'Add a product',
  linkInvalid: 'Enter a link that starts with http:// or https://.',
  publish: 'Publish',
  needsMedia: 'Add a photo or video to publish.',
  underWay: 'You can publish once everything is uploaded.',
  someFailed: 'Some uploads failed. Retry or remove them.',
  someRefused: 'Some files can’t be published. Remove or replace them.',
  failed: 'Your post wasn’t published',
  failedMarked: 'One of your photos or videos can’t be published. It’s marked below.',
  failedHelp: 'Check your connection and try again. Everything is still here.',
  publishing: 'We’re preparing your post. We’ll let you know when it’s published.',
  refusedLater: (reason: string) => `Your post wasn’t published. ${reason}`,
  openRefused: 'Open post',
  refusedWaiting: (count: number) =>
    plural(count, {
      one: 'Another post wasn’t published. You’ll find it here once you publish or discard this one.',
      other: `${count} other posts weren’t published. You’ll find them here once you publish or discard this one.`,
    }),
  published: 'Post published',
  viewPost: 'View post',
  publishedWithout: (links: number) =>
    plural(links, {
      one: 'Post published. One link was left out because it had no address or product name.',
      other: `Post published. ${links} links were left out because they had no address or product name.`,
    }),
  discard: 'Discard',
  discardQuestion: 'Discard this post?',
  discardHelp: 'You’ll lose your photos, videos, caption, and links.',
  altTitle: 'Add alt text?',
  altHelp: (count: number) =>
    `${plural(count, { one: 'One photo has', other: `${count} photos have` })} no alt text. Alt text describes photos to people who can’t see them.`,
  addAlt: 'Add alt text',
  withoutAlt: 'Publish anyway',
  cropTitle: 'Crop photo',
  cropLabel: 'Visible part of the photo',
  shape: 'Shape',
  tall: '4:5',
  square: '1:1',
  wide: '16:9',
  apply: 'Apply',
  cancel: 'Cancel',
  cropFailed: 'The photo couldn’t be cropped. Try again.',
});
