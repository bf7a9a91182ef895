import { expectRegistry } from './stranger.ts';

export default expectRegistry;
