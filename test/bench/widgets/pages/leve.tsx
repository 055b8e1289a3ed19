import { drawList } from './leve-list.tsx';

drawList('tile-ground');
