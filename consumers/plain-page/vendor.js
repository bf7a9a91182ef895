// Bundles the page's imports for browsers: React is no ES module, and browsers cannot resolve bare package
// names.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'esbuild';

const react = ['react', 'react-dom/client'];
const components = [
  'Button',
  'Dialog',
  'MasonryGrid',
  'Menu',
  'ProductCard',
  'productCardHeight',
  'TextField',
];

const require = createRequire(import.meta.url);
mkdirSync('dist/css', { recursive: true });
mkdirSync('entries', { recursive: true });
const entry = (name, text) => writeFileSync(`entries/${name}.js`, text);
for (const name of react)
  entry(name.replace('/', '-'), `export { ${Object.keys(require(name)).join(', ')} } from '${name}';`);
for (const name of components) entry(name, `export { ${name} } from '@vitrine/ui/${name}';`);

await build({
  entryPoints: ['entries/*.js'],
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir: 'dist/vendor',
});

writeFileSync(
  'dist/reset.css',
  `@layer reset, vitrine; @layer reset { ${readFileSync('shop/everything-anew.css', 'utf8')} }`,
);
cpSync('node_modules/@vitrine/ui/dist/css', 'dist/css', { recursive: true });
for (const file of ['index.html', 'page.js', 'shop/page.css', 'shop/products.js'])
  cpSync(file, `dist/${file.replace('shop/', '')}`);
