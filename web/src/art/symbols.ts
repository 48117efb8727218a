/** What all pictures on the page refer to; it has to be in the page once. */
import { maskSymbols } from './features';
import { floraSymbols } from './flora';
import { groundDefs } from './ground';
import { iconSymbols } from './icons';
import { treasureSymbols } from './treasures';

export const defs = (): string =>
  groundDefs() + floraSymbols() + maskSymbols() + treasureSymbols() + iconSymbols();
