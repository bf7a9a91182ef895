import { useState } from 'react';
import { Carousel } from '../../controls/Carousel/Carousel.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { productDetailsMessages } from '../product-details.messages.ts';
import * as styles from './ProductPictures.css.ts';
import { ProductStage } from './ProductStage.tsx';
import type { ProductModalProduct } from './product-modal-props.ts';

export function ProductPictures({ product }: { product: ProductModalProduct }) {
  const messages = useMessages(productDetailsMessages);
  const [isZoomed, setZoomed] = useState(false);
  const [index, setIndex] = useState(0);
  const pictures = [product.picture, ...(product.morePictures ?? [])];
  const places = pictures.map((picture, place) => ({ picture, place, key: picture?.src ?? place }));
  return (
    <div className={styles.pictures}>
      <Carousel
        label={messages.picturesOf(product.name)}
        previousLabel={messages.previousPicture}
        nextLabel={messages.nextPicture}
        // The viewer's arrows step through products.
        quiet
        locked={isZoomed}
        index={index}
        onIndexChange={setIndex}
      >
        {places.map(({ picture, place, key }) => (
          <ProductStage
            key={key}
            picture={picture}
            alt={place === 0 ? product.name : messages.pictureOf(product.name, place + 1)}
            priority={place === 0}
            onZoomedChange={setZoomed}
          />
        ))}
      </Carousel>
      {places.length > 1 && (
        <div className={styles.dots}>
          {places.map(({ place, key }) => (
            <button
              key={key}
              type="button"
              className={styles.dot}
              aria-label={messages.showPicture(place + 1, places.length)}
              aria-current={place === index || undefined}
              onClick={() => setIndex(place)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
