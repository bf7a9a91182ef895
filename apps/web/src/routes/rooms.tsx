export { RoomsPage as Component } from '../rooms/RoomsPage.tsx';
