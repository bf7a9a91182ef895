// What `styles.css` and `css/base.css` are from source, where each component brings its own styles.
import './theme/themes.css.ts';
