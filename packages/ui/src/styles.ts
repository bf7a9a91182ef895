// Source of `styles.css` and `css/base.css`; components import their own styles.
import './theme/themes.css.ts';
