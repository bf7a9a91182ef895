// What `css/reset.css` is from source.
import './theme/fallback-fonts.css.ts';
import './theme/reset.css.ts';
