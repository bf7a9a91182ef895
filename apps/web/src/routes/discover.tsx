export { DiscoverPage as Component, prepareDiscoverPage as prepare } from '../discover/DiscoverPage.tsx';
