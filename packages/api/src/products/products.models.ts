import * as z from 'zod/mini';

/** Names a thing. Ids are opaque text; what a server calls a number is still text here. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/), z.meta({ description: 'Opaque id.' }));

/** A picture with what a layout needs before a byte of it is loaded. */
export const Picture = z
  .object({
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    /** Average colour, shown until the picture is decoded. */
    placeholder: z.string(),
    /** The same picture in several widths, smallest first. */
    sources: z.array(z.object({ url: z.string(), width: z.int().check(z.positive()) })),
  })
  .check(z.meta({ id: 'Picture', description: 'Width and height in pixels of the largest source.' }));
export type Picture = z.infer<typeof Picture>;

export const Product = z
  .object({
    id: Id,
    name: z.string(),
    price: z.nullable(z.number()).check(z.meta({ description: 'US dollars; null or 0 when unknown.' })),
    retailer: z.nullable(z.string()),
    brand: z.nullable(z.string()),
    color: z.nullable(z.string()),
    category: z.nullable(z.string()),
    rating: z.nullable(z.number()).check(z.meta({ description: '0 to 5; null or 0 when unrated.' })),
    link: z.nullable(z.string()).check(z.meta({ description: 'The page of the shop.' })),
    image_url: z.nullable(z.string()),
    picture: z.nullable(Picture),
    username: z.nullable(z.string()).check(z.meta({ description: 'Who found it.' })),
    verified: z.boolean(),
    isLiked: z.optional(z.boolean()).check(z.meta({ description: 'Only for a viewer who is signed in.' })),
    isInCart: z.optional(z.boolean()).check(z.meta({ description: 'Only for a viewer who is signed in.' })),
  })
  .check(z.meta({ id: 'Product' }));
export type Product = z.infer<typeof Product>;

export const ProductPage = z
  .object({
    products: z.array(Product),
    pagination: z.object({
      page: z.int(),
      pages: z
        .nullable(z.int())
        .check(z.meta({ description: 'How many pages there are; null when unknown.' })),
    }),
    snapshot: z
      .nullable(z.string())
      .check(
        z.meta({ description: 'Names the ranking this page was cut from; send it back with the next page.' }),
      ),
  })
  .check(z.meta({ id: 'ProductPage' }));
export type ProductPage = z.infer<typeof ProductPage>;
