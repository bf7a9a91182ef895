import { useState } from 'react';
import { Carousel } from '../../controls/Carousel/Carousel.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { productDetailsMessages } from '../product-details.messages.ts';
import { ProductStage } from './ProductStage.tsx';
import type { ProductModalProduct } from './product-modal-props.ts';

/** All pictures of a product, each of which can be looked at closely. */
export function ProductPictures({ product }: { product: ProductModalProduct }) {
  const messages = useMessages(productDetailsMessages);
  const [isZoomed, setZoomed] = useState(false);
  const pictures = [product.picture, ...(product.morePictures ?? [])];
  return (
    <Carousel
      label={messages.picturesOf(product.name)}
      previousLabel={messages.previousPicture}
      nextLabel={messages.nextPicture}
      locked={isZoomed}
    >
      {pictures.map((picture, place) => (
        <ProductStage
          key={picture?.src ?? place}
          picture={picture}
          alt={place === 0 ? product.name : messages.pictureOf(product.name, place + 1)}
          priority={place === 0}
          onZoomedChange={setZoomed}
        />
      ))}
    </Carousel>
  );
}
