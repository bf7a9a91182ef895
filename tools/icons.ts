import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// Writes the used icons of lucide as path data, each into its own module.

const root = join(import.meta.dirname, '..');

const folders: Record<string, readonly string[]> = {
  'packages/ui/src/controls/icons': [
    'arrow-down',
    'arrow-left',
    'arrow-right',
    'arrow-up',
    'arrow-up-right',
    'bookmark',
    'check',
    'chevron-down',
    'chevron-left',
    'chevron-right',
    'circle-alert',
    'circle-check',
    'clock',
    'crop',
    'ellipsis',
    'eye',
    'eye-off',
    'grip-vertical',
    'hash',
    'heart',
    'image',
    'image-off',
    'images',
    'info',
    'link',
    'lock',
    'maximize-2',
    'message-circle',
    'messages-square',
    'monitor',
    'moon',
    'panel-left-close',
    'pause',
    'pencil',
    'pin',
    'play',
    'plus',
    'refresh-cw',
    'search',
    'share',
    'shopping-bag',
    'sparkles',
    'star',
    'sun',
    'trash-2',
    'trending-up',
    'triangle-alert',
    'upload',
    'user-round',
    'users-round',
    'vote',
    'x',
    'zoom-in',
  ],
  'apps/web/src/shell/icons': [
    'arrow-left',
    'arrow-right',
    'ban',
    'bell',
    'camera',
    'chart-no-axes-column',
    'chevron-down',
    'chevron-right',
    'circle-alert',
    'circle-check',
    'circle-question-mark',
    'compass',
    'credit-card',
    'cloud-off',
    'ellipsis',
    'eye-off',
    'file-text',
    'flag',
    'hash',
    'heart',
    'house',
    'image',
    'info',
    'lock',
    'link',
    'list-plus',
    'log-out',
    'mail',
    'mail-check',
    'mail-x',
    'message-circle',
    'messages-square',
    'palette',
    'pencil',
    'plus',
    'search',
    'settings',
    'share',
    'shield',
    'sliders-horizontal',
    'smartphone',
    'text-search',
    'trash-2',
    'user-round',
    'user-round-x',
    'x',
  ],
};

/** Converters to path data, by SVG element. */
const pathOf: Record<string, (attributes: Record<string, string>) => string> = {
  path: ({ d = '' }) => d,
  circle({ cx, cy, r }) {
    const [x, y, radius] = [Number(cx), Number(cy), Number(r)];
    const half = (across: number) => `a${radius} ${radius} 0 1 0 ${across} 0`;
    return `M${x - radius} ${y}${half(2 * radius)}${half(-2 * radius)}z`;
  },
  rect({ x: left, y: top, width, height, rx }) {
    const [x, y, radius] = [Number(left), Number(top), Number(rx)];
    const [across, down] = [Number(width) - 2 * radius, Number(height) - 2 * radius];
    const corner = (toX: number, toY: number) => `a${radius} ${radius} 0 0 1 ${toX} ${toY}`;
    return [
      `M${x + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}`,
      `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`,
    ].join('');
  },
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
};

const { resolve } = createRequire(join(root, 'packages/ui/package.json'));

async function iconOf(name: string): Promise<string[]> {
  const icon = (await import(resolve(`lucide-react/icons/${name}`))) as { default: ComponentType };
  const drawn = renderToStaticMarkup(createElement(icon.default));
  return Array.from(drawn.matchAll(/<(?!svg)(\w+) ([^>]*)>/g), ([, element = '', attributes = '']) => {
    const path = pathOf[element];
    if (!path) throw new Error(`${name} has a <${element}>, which tools/icons.ts cannot make a path of.`);
    const pairs = Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, key, value]) => [key, value]);
    return path(Object.fromEntries(pairs) as Record<string, string>);
  });
}

const constantOf = (name: string) => name.toUpperCase().replaceAll('-', '_');

function declared(name: string, shapes: readonly string[]): string {
  const texts = shapes.map((shape) => `'${shape}'`);
  const value = texts.length > 1 ? `[${texts.join(', ')}]` : texts.join();
  const line = `export const ${name} = ${value};`;
  if (line.length <= LINE) return `${line}\n`;
  if (texts.length === 1) return `${line.replace(' = ', ' =\n  ')}\n`;
  return `export const ${name} = [\n${texts.map((text) => `  ${text},\n`).join('')}];\n`;
}

const LINE = 110;

/**
 * Returns the generated files by path. Each icon has its own file, so that bundlers put it into the chunk
 * that uses it.
 */
export async function iconFiles(): Promise<Map<string, string>> {
  const file = resolve('lucide-react/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const written = new Map<string, string>();
  for (const [folder, names] of Object.entries(folders)) {
    for (const name of names) {
      const icon = declared(constantOf(name), await iconOf(name));
      written.set(`${folder}/${name}.ts`, `${HEAD.replace('{version}', version)}${icon}`);
    }
  }
  const license = readFileSync(join(dirname(file), 'LICENSE'), 'utf8');
  written.set('packages/ui/third-party-licenses.txt', `Icons of Lucide (https://lucide.dev)\n\n${license}`);
  return written;
}

export const iconFolders = Object.keys(folders);

const HEAD = `// Written by \`pnpm icons\` from lucide {version}.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
`;

if (import.meta.main) {
  for (const folder of iconFolders) {
    rmSync(join(root, folder), { recursive: true, force: true });
    mkdirSync(join(root, folder));
  }
  for (const [file, text] of await iconFiles()) writeFileSync(join(root, file), text);
}
