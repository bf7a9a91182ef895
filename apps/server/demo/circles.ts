/** Group of demo people with the same taste; they mostly follow each other. */
export type Circle = 'street' | 'tailoring' | 'outdoors' | 'jewellery' | 'beauty' | 'summer';
