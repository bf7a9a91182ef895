import { defineArea, type House } from '../area/define-area.ts';
import { apartFrom, areApart, createBlocks } from './blocks.service.ts';
import { type ModerationRoutesOptions, moderationRoutes } from './moderation.routes.ts';
import { createModeration, type ModerationOptions } from './moderation.service.ts';

export const moderationArea = defineArea({
  brings: () => ({ apartFrom, areApart }),
  open({
    db,
    clock,
    events,
    reportable,
    people,
  }: House & Pick<ModerationOptions, 'reportable'> & Pick<ModerationRoutesOptions, 'people'>) {
    const blocks = createBlocks(db, { clock, events });
    const moderation = createModeration(db, { clock, events, reportable });
    return {
      services: { blocks },
      handlers: { moderation: moderationRoutes({ blocks, moderation, people }) },
    };
  },
});
