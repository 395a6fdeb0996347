import { hash } from '../world/chance.ts';
import type { Maker } from './makers.ts';

/**
 * The bar code (JAN, 13 digits) of a thing: the same at every shop that sells it, so that shops can be compared. Like a real one it has
 * the country 49, five digits of its maker, five of the model and a check digit; the numbers themselves are invented.
 */
export function janOf(maker: Pick<Maker, 'en'>, model: string): string {
  const body = `49${digits(hash('jan-maker', maker.en))}${digits(hash('jan-model', maker.en, model))}`;
  return `${body}${checkDigitOf(body)}`;
}

/** The last digit of a JAN whose other digits these are: weights 1 and 3 in turn, so that the right-most of them weighs 3. */
export function checkDigitOf(body: string): number {
  const sum = [...body]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

const digits = (n: number): string => String(n % 100_000).padStart(5, '0');
