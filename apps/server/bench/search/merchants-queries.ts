import { judged } from './judged-query.ts';
import type { MerchantProduct } from './merchants-catalogue.ts';
import type { Wearer } from './merchants-kinds.ts';

type Rule = (product: MerchantProduct) => boolean;
type Truth = Partial<Omit<MerchantProduct['truth'], 'kind' | 'price' | 'color'>> & {
  color?: string | readonly string[];
};

const is = (kinds: string | readonly string[], truth: Truth = {}): Rule => {
  const wanted = [kinds].flat();
  const colors = truth.color === undefined ? undefined : [truth.color].flat();
  return ({ truth: it }) =>
    wanted.includes(it.kind) &&
    (colors?.includes(it.color) ?? true) &&
    (truth.material === undefined || it.material.includes(truth.material)) &&
    (truth.for === undefined || servesFor(truth.for).includes(it.for));
};
const ofGroup = (group: string, truth: { color?: string } = {}): Rule => {
  return ({ truth: it }) => it.group === group && (truth.color === undefined || it.color === truth.color);
};
const costs = (low: number, high: number, rule: Rule = () => true): Rule => {
  return (product) =>
    product.truth.price > 0 && product.truth.price >= low && product.truth.price <= high && rule(product);
};
const named =
  (word: RegExp, rule: Rule): Rule =>
  (product) =>
    word.test(product.name) && rule(product);
const by =
  (brand: string, rule: Rule): Rule =>
  (product) =>
    product.brand === brand && rule(product);
const servesFor = (wearer: Wearer): readonly Wearer[] =>
  wearer === 'unisex' ? [wearer] : [wearer, 'unisex'];

const ANY_SHOES = ['sneakers', 'running', 'heels', 'formalshoes', 'flats', 'boots', 'sandals', 'flipflops'];

export const merchantsQueries = judged<MerchantProduct>({
  seen: {
    'red dress': is('dress', { color: 'red' }),
    'red dress under 100': costs(0, 100, is('dress', { color: 'red' })),
    tshirt: is('tshirt'),
    'black t-shirt men': is('tshirt', { color: 'black', for: 'men' }),
    'hand bag': is('handbag'),
    'pink handbag': is('handbag', { color: 'pink' }),
    sneaker: is(['sneakers', 'running']),
    'trainers for women': is(['sneakers', 'running'], { for: 'women' }),
    hoodie: is('hoodie'),
    'grey hooded sweatshirt': is('hoodie', { color: 'grey' }),
    jewelery: ofGroup('jewelry'),
    'trousers black': is(['trousers'], { color: 'black' }),
    'blue pants': is(['trousers', 'trackpants'], { color: ['blue', 'navy'] }),
    'under 50': costs(0, 50),
    'perfume under 50': costs(0, 50, is('perfume')),
    'under 1000': costs(0, 1000),
    'watch over $200': costs(200, Number.POSITIVE_INFINITY, is(['watch', 'smartwatch'])),
    'shoes between 50 and 80': costs(50, 80, is(ANY_SHOES)),
    'silk saree': is('saree', { material: 'Silk' }),
    'leather belt brown': is('belt', { color: 'brown', material: 'Leather' }),
    'sun glasses': is('sunglasses'),
    'ear rings': is('earrings'),
    'back pack blue': is('backpack', { color: ['blue', 'navy'] }),
    'suit case': is('suitcase'),
    'smart watch': is('smartwatch'),
    headphone: is('headphones'),
    'head phones sony': by('Sony', is('headphones')),
    'bed sheet': is('bedsheet'),
    'coffee mug': is('mug'),
    'vestido negro': is('dress', { color: 'black' }),
    'chaussures rouges': is(ANY_SHOES, { color: 'red' }),
    'blaue jacke': is('jacket', { color: ['blue', 'navy'] }),
    '👗 red': is('dress', { color: 'red' }),
    '⌚': is(['watch', 'smartwatch']),
    'runing shoes': is(['running', 'sneakers']),
    sweatshrit: is(['sweatshirt', 'hoodie']),
    'nike running shoes': by('Nike', is('running')),
    'puma black trackpants': by('PUMA', is('trackpants')),
    'beautiful necklace for my wife': is('necklace'),
    'rain coat for kids': is('raincoat', { for: 'boys' }),
  },
  aside: {
    'green shirt': is('shirt', { color: 'green' }),
    'flipflops men': is('flipflops', { for: 'men' }),
    'jeans below 40': costs(0, 40, is('jeans')),
    'dress shoes': is('formalshoes'),
    'sun hat or cap': is(['cap']),
    'jumper women': is('sweater', { for: 'women' }),
    'wireless earphones': is(['earbuds', 'headphones']),
    nailpolish: is('nailpolish'),
    'handbag less than 60 dollars': costs(0, 60, is('handbag')),
    bufanda: is('scarf'),
    'sac à dos': is('backpack'),
    'schwarze stiefel': is('boots', { color: 'black' }),
    '🎒': is('backpack'),
    '👠 black': is('heels', { color: 'black' }),
    pajamas: is('nightwear'),
    'water botle': is('bottle'),
    'white sneekers': is(['sneakers', 'running'], { color: 'white' }),
    'levis jeans': by('Levi’s', is('jeans')),
    'yellow kurti': is('kurta', { color: 'yellow' }),
    'gold ring': named(/gold/i, is('ring')),
  },
});
