import { dongText, yenFigure } from './wording.ts';
import { REFUSALS, type RefusalCode } from '@hako/contract/refusals';

/**
 * The caller may not do this, and we expected that somebody would try: a code of the catalogue with its HTTP
 * status and Vietnamese sentence. `facts` fill the `{placeholders}` of the sentence and travel in the reply.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly facts: Readonly<Record<string, string | number>>;

  constructor(code: RefusalCode, facts: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
  }

  get status(): number {
    return REFUSALS[this.code].status;
  }

  /** The Vietnamese sentence of the catalogue, with its facts filled in; amounts as people write them. */
  get sentence(): string {
    return REFUSALS[this.code].sentence.replace(
      /(¥?)\{(\w+)\}( ₫)?/g,
      (whole, yen: string, name: string, dong = '') => {
        const fact = this.facts[name];
        if (fact === undefined) return whole;
        if (typeof fact !== 'number') return `${yen}${fact}${dong}`;
        return yen ? `¥${yenFigure(fact)}` : dong ? `${dongText(fact)}${dong}` : String(fact);
      },
    );
  }
}

/** Throws the refusal unless the condition holds; narrows like an assertion. */
export function refuseUnless(
  condition: unknown,
  code: RefusalCode,
  facts?: Readonly<Record<string, string | number>>,
): asserts condition {
  if (!condition) throw new Refusal(code, facts);
}
