import { Avatar, ProductPicture } from '@vitrine/ui';
import { products } from '../apps/web/src/stories/shop.ts';
import './foundation-examples.css';

const pictures = products.flatMap(({ name, imageUrl, picture }) =>
  imageUrl && picture ? [{ name, src: imageUrl, ...picture }] : [],
);

/** Pictures and the colors that hold their places. */
export const Grounds = () => (
  <div className="example-row">
    {pictures.slice(0, 4).map(({ name, src, width, height, placeholder }) => (
      <figure key={name}>
        <div className="example-plate sb-unstyled">
          <ProductPicture src={src} width={width} height={height} placeholder={placeholder} alt={name} />
        </div>
        <div
          style={{ height: 24, marginBlockStart: 8, borderRadius: 12, background: placeholder ?? undefined }}
        />
        <figcaption>
          placeholder <code>{placeholder}</code>
        </figcaption>
      </figure>
    ))}
  </div>
);

/** The same picture in both modes. */
export const DarkGrounds = () => (
  <div className="example-row">
    {(['light', 'dark'] as const).map((mode) => (
      <figure key={mode}>
        <div className="example-plate sb-unstyled" data-theme={mode} style={{ padding: 24 }}>
          <div className="example-veiled">
            <img src={pictures[5]?.src} alt={`${pictures[5]?.name}, ${mode}`} />
          </div>
        </div>
        <figcaption>{mode}</figcaption>
      </figure>
    ))}
  </div>
);

const RATIOS = [
  { name: 'A product keeps its own: between 1:2 and 2:1', ratio: '3 / 4' },
  { name: 'Posts in a grid, and pictures without measures: 4:5', ratio: '4 / 5' },
  { name: 'Cover of a profile: 16:5', ratio: '16 / 5' },
  { name: 'Faces: 1:1, round', ratio: '1 / 1' },
];

export const Ratios = () => (
  <div className="example-row">
    {RATIOS.map(({ name, ratio }, place) => (
      <figure key={name}>
        <div className="example-plate" style={ratio === '1 / 1' ? { borderRadius: '50%', width: 120 } : {}}>
          <img
            src={pictures[place]?.src}
            alt=""
            style={{ aspectRatio: ratio, objectFit: 'cover', height: 'auto' }}
          />
        </div>
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </div>
);

const FACES = [
  { px: 20, where: 'On a card' },
  { px: 40, where: 'Above an open product' },
  { px: 44, where: 'In the viewer' },
];

export const Faces = () => (
  <div className="example-row">
    {FACES.map(({ px, where }) => (
      <figure key={px}>
        <div className="sb-unstyled" style={{ display: 'flex', alignItems: 'center', gap: 8, height: 48 }}>
          <Avatar name="mina.k" style={{ width: px, height: px, fontSize: px * 0.45 }} />
          <span style={{ fontFamily: 'var(--vitrine-font-text)', fontSize: 13, fontWeight: 500 }}>
            @mina.k
          </span>
        </div>
        <figcaption>
          {where}: {px} px
        </figcaption>
      </figure>
    ))}
  </div>
);
