/** Fields that may hold the currency of a price, or else an id or a unit such as "each". */
export const PERHAPS_CURRENCY = ['currencyid', 'priceunit'];

/** Fields that `--map` can assign: `--map name=Product_Name`. */
export const TARGETS = [
  'id',
  'group',
  'name',
  'price',
  'salePrice',
  'currency',
  'retailer',
  'brand',
  'color',
  'size',
  'material',
  'description',
  'category',
  'rating',
  'link',
  'image',
  'popularity',
] as const;
export type Target = (typeof TARGETS)[number];

/** Names of each field in shops and data sets, preferred names first. Compared by `squashed`. */
const NAMES: Record<Target, string> = {
  id: 'id, product id, item id, listing id, article id, article number, uniq id, p id, style id, asin, sku, product sku, variant sku, handle, gtin, ean, upc, mpn',
  group: 'item group id, group id, product group id, variant group',
  name: 'name, title, product name, product title, product display name, item name, item title, display name, listing title, article name',
  price:
    'price, product price, regular price, selling price, current price, our price, unit price, item price, variant price, retail price, list price, original price, price amount, price value, mrp, amount',
  salePrice:
    'sale price, special price, discounted price, discount price, offer price, final price, price sale, reduced price',
  currency: 'currency, currency code, price currency, currency iso code, prices currency',
  retailer: 'retailer, shop, store, shop name, store name, merchant, merchant name, seller, seller name',
  brand: 'brand, brand name, product brand, vendor, manufacturer, maker, designer, label',
  color:
    'color, colour, primary color, primary colour, base color, base colour, color name, colour name, product color, main color',
  size: 'size, sizes, product size, size name, available sizes',
  material: 'material, materials, fabric, composition, material composition, fabric composition',
  description:
    'description, product description, long description, short description, item description, body html, body',
  category:
    'product type, article type, category, category name, product category, sub category, category path, taxonomy path, taxonomy, categories, product category tree, breadcrumbs, breadcrumb, type, google product category, master category, main category, department',
  rating:
    'rating, average rating, avg rating, product rating, rating value, stars, ratings, review rating, aggregate rating',
  link: 'direct link, link, url, product url, product link, item url, permalink, page url, canonical url, web url, href',
  image:
    'image link, image url, image, main image, primary image, product image, image src, img url, img, image 1, picture, picture url, photo, photo url, additional image link, images, image urls, image 2, image 3, pictures, photos, gallery, thumbnail, thumbnail url',
  popularity: 'popularity',
};

/** "Product_Name", "g:product name" and "productName" become the same name. */
export const squashed = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s_-]+/g, '');

export const namesOf: Record<Target, readonly string[]> = Object.fromEntries(
  Object.entries(NAMES).map(([target, names]) => [target, names.split(', ').map(squashed)]),
) as Record<Target, string[]>;

/** Columns or fields that the user assigned with `--map`, by target. */
export type FieldMap = Partial<Record<Target, string>>;
