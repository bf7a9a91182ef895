import type { uploadErrors } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import { VIDEO_MOST_SECONDS } from '../media/medium-limits.ts';

export const uploadRefusalMessages = defineMessages('uploadRefusals', {
  upload_type: 'This kind of file can’t be used. Choose another one.',
  upload_size: 'This file is too large. Choose a smaller one.',
  upload_length: `This video is longer than ${VIDEO_MOST_SECONDS} seconds. Choose a shorter one.`,
  upload_unknown: 'This upload is no longer available. Upload the file again.',
  upload_content: 'This file can’t be opened. Choose another one.',
  too_many_uploads: 'You have too many unfinished uploads. Try again later.',
  uploads_used_up: 'You’ve reached today’s upload limit. Try again tomorrow.',
} satisfies Record<keyof typeof uploadErrors, string>);
