// Rules for imports between modules (ARCHITECTURE.md). Folders that are not listed as infrastructure are
// areas, so a new area needs no change here.

const browserFloors = '^(packages/(ui|hooks|api)|apps/web)/src/';
const outsideProduct = '\\.(test|spec|stories|fixtures|setup)\\.|/(e2e|testing)/';
const uiInfrastructure = '^packages/ui/src/(theme|provider|controls|layout|format|interaction)/';
const hooksInfrastructure =
  '^packages/hooks/src/(services|storage|emitter|session|optimistic|resource|feed|timeline|outbox|drafts|attachments|uploads|stepping|guest-limits|testing)/';
const contractInfrastructure = '^packages/api/src/(contract|uploads)/';
const serverInfrastructure =
  '^apps/server/src/(kernel|concurrency|db|people|config|paging|outbound|http|events|area|media|mail|memberships|ranked-feeds|streams|testing)/';

/** Matches the path of a registry package, installed or not. */
const library = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

/** @param {{ name: string, comment: string, from: object, to: object }} rule */
const forbid = (rule) => ({ severity: 'error', ...rule });

const floors = [
  forbid({
    name: 'ui-draws-what-it-is-given',
    comment:
      'The design system knows no data and no router. Take what is drawn as props and say what the person wants in a ' +
      'callback; a link component comes from UiProvider. apps/web wires the two.',
    from: { path: '^packages/ui/src/' },
    to: {
      path: [
        '^(packages/(hooks|api)|apps)/',
        library('@vitrine/(api|hooks)', 'swr', 'react-router', 'react-router-dom'),
      ],
    },
  }),
  forbid({
    name: 'icons-are-paths',
    comment:
      "Lucide's own components cost more than what they draw. Put the name of the icon into tools/icons.ts, run `pnpm icons`, and draw " +
      'it with Icon. Stories may use them, as apps of others do.',
    from: { path: '^(packages/ui|apps/web)/src/', pathNot: outsideProduct },
    to: { path: library('lucide-react') },
  }),
  forbid({
    name: 'hooks-have-no-elements',
    comment:
      'A hook returns nouns and verbs, for any look and any router. Move what is drawn to packages/ui, and what ' +
      'navigates to apps/web.',
    from: { path: '^packages/hooks/src/' },
    to: {
      path: [
        '^(packages/ui|apps)/',
        library(
          '@vitrine/ui',
          'react-dom',
          'react-router',
          'react-router-dom',
          'radix-ui',
          'lucide-react',
          '@vanilla-extract',
        ),
      ],
      pathNot: '^packages/hooks/',
    },
  }),
  forbid({
    name: 'api-knows-nobody',
    comment:
      'The contract is data that servers and clients of any make can read. Move what needs React to packages/hooks, ' +
      'and what needs Hono or the database to apps/server.',
    from: { path: '^packages/api/src/' },
    to: {
      path: [
        '^(packages/(ui|hooks)|apps)/',
        library('@vitrine/(ui|hooks)', 'react', 'react-dom', 'swr', 'hono', '@hono', 'drizzle-orm', 'pg'),
      ],
    },
  }),
  forbid({
    name: 'web-meets-server-in-the-contract',
    comment: 'The app reaches the server by HTTP only. Put shared definitions into packages/api.',
    from: { path: '^apps/(web|server)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  }),
  forbid({
    name: 'server-draws-nothing',
    comment: 'The server sends data. apps/web renders it with packages/ui.',
    from: { path: '^apps/server/' },
    to: { path: ['^packages/(ui|hooks)/', library('@vitrine/(ui|hooks)', 'react', 'react-dom')] },
  }),
  forbid({
    name: 'packages-by-name',
    comment:
      'A path into another package passes its front door by, and breaks once it is built. Import from @vitrine/…, and ' +
      'export in its index.ts what is missing there.',
    from: { path: '^((?:packages|apps)/[^/]+)/' },
    to: { path: '^(packages|apps)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  }),
  forbid({
    name: 'browsers-have-no-node',
    comment: 'This code runs in browsers, which have no modules of Node. Use what the web platform has.',
    from: { path: browserFloors, pathNot: outsideProduct },
    to: { dependencyTypes: ['core'] },
  }),
  forbid({
    name: 'browsers-load-no-schemas',
    comment:
      'Schemas are heavy, and browsers do without: they load decoders that are written from the schemas. Import the ' +
      'type only (`import type`), or move the schema to *.models.ts and the endpoint to *.contract.ts.',
    from: {
      path: ['^packages/api/src/', '^(packages/(ui|hooks)|apps/web)/src/'],
      pathNot: [
        outsideProduct,
        '\\.(models|contract)\\.ts$',
        '^packages/api/src/(index|contract|openapi)\\.ts$',
        '^packages/api/src/contract/(openapi|reading)\\.ts$',
      ],
    },
    to: {
      path: ['\\.(models|contract)\\.ts$', library('zod', 'zod-openapi')],
      dependencyTypesNot: ['type-only'],
    },
  }),
];

const insideUi = [
  forbid({
    name: 'ui-infrastructure-knows-no-area',
    comment:
      'Controls, layout, provider and theme serve every area, so they know none, by value or by type. Take what is ' +
      'special as a prop or as children; texts come as a catalogue that the area defines (defineMessages).',
    from: { path: uiInfrastructure, pathNot: outsideProduct },
    to: { path: '^packages/ui/src/', pathNot: uiInfrastructure },
  }),
  forbid({
    name: 'areas-meet-as-components',
    comment:
      'Use another area only through its components (Name/Name.tsx) and texts, never through their internals. Give ' +
      'that component the prop that is missing, or move what both need to the infrastructure.',
    from: { path: '^packages/ui/src/([^/]+)/', pathNot: [uiInfrastructure, outsideProduct] },
    to: {
      path: '^packages/ui/src/[^/]+/',
      pathNot: [
        '^packages/ui/src/$1/',
        uiInfrastructure,
        '/(?<name>[A-Z]\\w+)/\\k<name>\\.tsx$',
        '\\.messages\\.ts$',
      ],
    },
  }),
  forbid({
    name: 'styles-stay-with-their-component',
    comment:
      'Class names of another area’s component change without notice. Give that component the prop that is missing. ' +
      'Shared are the theme and the look of an empty state.',
    from: { path: '^packages/ui/src/([^/]+)/' },
    to: {
      path: '^packages/ui/src/.*\\.css\\.ts$',
      pathNot: [
        '^packages/ui/src/$1/',
        '^packages/ui/src/theme/',
        '^packages/ui/src/controls/EmptyState/EmptyState\\.css\\.ts$',
      ],
    },
  }),
];

const insideHooksAndApi = [
  forbid({
    name: 'hooks-infrastructure-knows-no-area',
    comment:
      'Services, relations, feeds and storage serve every area, so they know none, not even a type of one. Take what is ' +
      'special as a plan that the area defines, as likes/like.ts does, or let the area attach itself (`attached`).',
    from: { path: hooksInfrastructure, pathNot: outsideProduct },
    to: { path: '^packages/hooks/src/[^/]+/', pathNot: hooksInfrastructure },
  }),
  forbid({
    name: 'hooks-of-areas-are-for-components',
    comment:
      'An area publishes only its plain modules to other areas: relations, feeds, rules. Its hooks are for ' +
      'components. Move what both areas need to a plain module of the area that owns it, or to the infrastructure.',
    from: { path: '^packages/hooks/src/([^/]+)/', pathNot: [hooksInfrastructure, outsideProduct] },
    to: {
      path: '^packages/hooks/src/[^/]+/use[A-Z]',
      pathNot: ['^packages/hooks/src/$1/', hooksInfrastructure],
    },
  }),
  forbid({
    name: 'hooks-of-products-know-no-other-area',
    comment:
      'Products are what likes, carts, searches and links are about: if they knew one of these, everything would know ' +
      'everything. Let the other area define its relation of productThing, or use products from there.',
    from: { path: '^packages/hooks/src/products/', pathNot: outsideProduct },
    to: {
      path: '^packages/hooks/src/[^/]+/',
      pathNot: ['^packages/hooks/src/products/', hooksInfrastructure],
    },
  }),
  forbid({
    name: 'contract-infrastructure-knows-no-area',
    comment:
      'The client, readers, endpoints and uploads serve every area, so they know none, not even by type. Hand in what they ' +
      'need: the areas are put together in the modules that lie directly in packages/api/src.',
    from: { path: contractInfrastructure, pathNot: outsideProduct },
    to: { path: '^packages/api/src/', pathNot: contractInfrastructure },
  }),
  forbid({
    name: 'areas-of-the-api-are-put-together-outside',
    comment:
      'contract.ts, calls.ts, every-call.ts and errors.ts know every area, so an area that knew them would know all others. Import from ' +
      'the area that you need.',
    from: { path: '^packages/api/src/[^/]+/', pathNot: outsideProduct },
    to: { path: '^packages/api/src/[^/]+\\.ts$' },
  }),
];

const insideServer = [
  forbid({
    name: 'tables-know-tables',
    comment:
      'Routes → service → table. A table describes rows and refers to other tables and to types of columns in db/, nothing ' +
      'else. Move what it does to the service beside it.',
    from: { path: '^apps/server/src/.*\\.table\\.ts$' },
    to: { path: '^(apps|packages)/', pathNot: ['\\.table\\.ts$', '^apps/server/src/db/tsvector\\.ts$'] },
  }),
  forbid({
    name: 'services-know-no-http',
    comment:
      'Routes → service → table. A service, and a verb with a file of its own, takes values and throws a DomainError, so that tests, ' +
      'the demo and other services can call it. Move what reads a request or writes an answer to the routes beside it.',
    from: {
      path: '^apps/server/src/[^/]+/',
      // Pages and the port of imports handle HTTP themselves.
      pathNot: [
        '\\.(routes|area)\\.ts$',
        '^apps/server/src/(http|composition|site|catalogue-import)/',
        outsideProduct,
      ],
    },
    to: { path: ['^apps/server/src/.*\\.routes\\.ts$', '^apps/server/src/http/', library('hono', '@hono')] },
  }),
  forbid({
    name: 'routes-hold-no-sql',
    comment:
      'Routes → service → table. A route calls a verb of a service and shapes the answer. Move the query to the ' +
      'service. Only http/operations.routes.ts asks the database itself, whether it is there.',
    from: {
      path: '^apps/server/src/.*\\.routes\\.ts$',
      pathNot: '^apps/server/src/http/operations\\.routes\\.ts$',
    },
    to: { path: ['\\.table\\.ts$', '^apps/server/src/db/', library('drizzle-orm', 'pg', '@electric-sql')] },
  }),
  forbid({
    name: 'server-infrastructure-knows-no-area',
    comment:
      'HTTP, database, events, media, mail, memberships and ranked feeds serve every area, so they know none, not even a type of one. Hand in ' +
      'what they need where composition/ puts the parts together.',
    from: {
      path: serverInfrastructure,
      pathNot: outsideProduct,
    },
    to: { path: '^apps/server/src/[^/]+/', pathNot: serverInfrastructure },
  }),
  forbid({
    name: 'server-areas-meet-in-services',
    comment:
      'An area publishes its services, rules and events. Everything else in its folder changes without notice. Give its service the verb or ' +
      'the part of a query that is missing, or name it in what the area needs. Only the tables of people and products, which ' +
      'every area refers to, may be joined.',
    from: {
      path: '^apps/server/src/([^/]+)/',
      pathNot: [serverInfrastructure, '^apps/server/src/composition/', outsideProduct, '\\.table\\.ts$'],
    },
    to: {
      path: '^apps/server/src/[^/]+/',
      pathNot: [
        '^apps/server/src/$1/',
        serverInfrastructure,
        '\\.(service|rules|events)\\.ts$',
        '^apps/server/src/products/products\\.table\\.ts$',
      ],
    },
  }),
  forbid({
    name: 'products-know-no-other-area',
    comment:
      'Products are what likes, carts, searches and links are about: if they knew one of these, everything would know ' +
      'everything. Take what you need as a type of your own, and name it in products.area.ts, as createFeeds takes its interest.',
    from: { path: '^apps/server/src/products/', pathNot: outsideProduct },
    to: {
      path: '^apps/server/src/[^/]+/',
      pathNot: ['^apps/server/src/products/', serverInfrastructure],
    },
  }),
  forbid({
    name: 'areas-stand-side-by-side',
    comment:
      'Each <area>.area.ts declares what its area provides and needs, and only composition/areas.ts connects them. Name what you need in the ' +
      'type that `open` takes, or import what the other area publishes.',
    from: {
      path: '^apps/server/src/',
      pathNot: [outsideProduct, '^apps/server/src/composition/areas\\.ts$'],
    },
    to: { path: '^apps/server/src/.*\\.area\\.ts$' },
  }),
  forbid({
    name: 'app-is-put-together-once',
    comment:
      'main.ts and catalog.ts start a process when they are loaded, and what lies in composition/ knows every area. ' +
      'Take what you need from the module that makes it.',
    from: {
      path: '^(apps|packages)/',
      pathNot: [
        outsideProduct,
        '^apps/server/src/((main|catalog)\\.ts$|composition/)',
        '^apps/server/(bench|scripts)/',
        '^apps/server/drizzle\\.config\\.ts$',
      ],
    },
    to: { path: '^apps/server/src/((main|catalog)\\.ts$|composition/)' },
  }),
  forbid({
    name: 'demo-stays-outside',
    comment:
      'The demo catalogue is most of the code and no part of the shop: composition/demo.ts loads it when it is wanted. Move what ' +
      'the shop needs too to the area it belongs to.',
    from: {
      path: '^apps/server/src/',
      pathNot: [outsideProduct, '^apps/server/src/composition/demo\\.ts$'],
    },
    to: { path: '^apps/server/demo/' },
  }),
];

const insideWeb = [
  forbid({
    name: 'shell-knows-no-area',
    comment:
      'Overlays, layers, toasts and titles serve every area, so they know none. Take what is special as an argument, or have ' +
      'the area bring it in a file of its own, as likes/like.failures.ts does. The frame of every page is put together in frame/.',
    from: { path: '^apps/web/src/shell/', pathNot: outsideProduct },
    to: { path: '^apps/web/src/[^/]+/', pathNot: '^apps/web/src/shell/' },
  }),
  forbid({
    name: 'routes-are-loaded-by-the-router',
    comment:
      'A page that something imports is part of the first load, as the landing page is meant to be. Move what both need to ' +
      'the folder of its area.',
    from: { path: '^apps/web/src/' },
    to: {
      path: '^apps/web/src/routes/.*\\.tsx?$',
      pathNot: ['\\.(css|messages)\\.ts$', '^apps/web/src/routes/landing\\.tsx$'],
    },
  }),
];

const everywhere = [
  {
    name: 'areas-form-no-circle',
    comment:
      'Two areas that need each other can be understood and changed only together. Let one define what the other hands it, ' +
      'or move what both need to the infrastructure. In apps/web they meet in a third folder, as open-product/ is one. ' +
      'The folders of the shell form none either.',
    severity: 'error',
    scope: 'folder',
    from: {
      path: '^(packages/hooks|apps/web)/src/(shell/)?[^/]+$',
      // The list of routes loads pages. Pages import its types to describe themselves.
      pathNot: [hooksInfrastructure.replace(/\/$/, '$'), '^apps/web/src/routes$'],
    },
    to: { circular: true },
  },
  forbid({
    name: 'no-cycles',
    comment:
      'Two modules that need each other, even if only as types, can be understood and changed only together. Declare the ' +
      'type where it is needed and hand in what fits it, make them one, or move what both use to a third module.',
    from: {},
    to: { circular: true },
  }),
  forbid({
    name: 'product-knows-no-tests',
    comment:
      'Tests, stories and fixtures are not shipped. Move what the product needs too to a module of its own.',
    from: { path: '^(packages|apps)/[^/]+/(src|demo)/', pathNot: outsideProduct },
    to: { path: outsideProduct },
  }),
  forbid({
    name: 'names-say-a-role',
    comment:
      'Nobody knows what is in a drawer called “utils”. Name the file by what it does: format-price.ts.',
    from: {},
    to: { path: '/(utils?|helpers?|common|misc|shared)(/|\\.)', pathNot: 'node_modules' },
  }),
  forbid({
    name: 'imports-lead-somewhere',
    comment:
      'There is nothing at this address. Check the path and its ending, and that the package is installed.',
    from: {},
    to: { couldNotResolve: true },
  }),
];

export default {
  forbidden: [...floors, ...insideUi, ...insideHooksAndApi, ...insideServer, ...insideWeb, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^((packages|apps)/[^/]+/dist|storybook-static|tools/catalogue)/' },
    // Type imports count: a module that needs another module's type depends on it.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@vitrine/source', 'import', 'node', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
