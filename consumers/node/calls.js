// Calls a server as a guest and as a new user, with one call that is refused and one that is aborted.
import { ApiError, cartCalls, createClient, productsCalls, sessionCalls } from '@vitrine/api';

const [, , baseUrl] = process.argv;
const say = (line) => process.stdout.write(`${line}\n`);
let token;
const api = createClient({ baseUrl, token: () => token });

const { products } = await api(productsCalls).popular({ query: { limit: 3 } });
say(`products ${products.length}`);

const failure = await api(productsCalls)
  .get({ params: { id: 'nothing' } })
  .catch((error) => error);
if (!(failure instanceof ApiError)) throw failure;
say(`a call whose product is unknown: ${failure.kind} ${failure.status} ${failure.code}`);

const name = `node${Date.now().toString(36)}`;
const registered = await api(sessionCalls).register({
  body: { username: name, email: `${name}@example.com`, password: 'a long secret' },
});
token = registered.token;
const { items } = await api(cartCalls).list();
say(`signed in as a new person, with ${items.length} products in the cart`);

const controller = new AbortController();
const givenUp = api(productsCalls).popular({ query: { limit: 3 } }, { signal: controller.signal });
controller.abort();
say(`given up: ${await givenUp.catch(({ kind }) => kind)}`);
