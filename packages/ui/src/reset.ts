// Source of `css/reset.css`.
import './theme/fallback-fonts.css.ts';
import './theme/reset.css.ts';
