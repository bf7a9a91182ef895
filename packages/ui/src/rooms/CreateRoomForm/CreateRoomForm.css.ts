import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fitIntoDialog, layerFields, layerFoot } from '../../theme/layer-form.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const form = style({ display: 'flex', flexDirection: 'column', fontFamily: vars.font.text });

fitIntoDialog(form);

export const fields = style([layerFields, { gap: 20 }]);

// The friends scroll with the other fields.
globalStyle(`[data-sheet] ${fields} ul`, { maxHeight: 'none', overflow: 'visible' });

export const foot = style([layerFoot, { display: 'grid', gap: space.sm }]);

export const error = style({ margin: 0, color: vars.color.danger, fontSize: fontSize.body });
