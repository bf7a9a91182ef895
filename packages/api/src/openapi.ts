import { describeApi } from './contract/openapi.ts';
import { contract } from './contract.ts';

/** Creates the OpenAPI 3.1 document of the API, which is committed as `openapi.json`. */
export const openApiDocument = (): object =>
  describeApi(contract, { title: 'Vitrine API', description: 'Find, like and share products.' });
