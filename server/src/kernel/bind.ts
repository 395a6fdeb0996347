/** A use case without its dependencies: `(deps, asked) => answer` seen as `(asked) => answer`. */
export type Bound<UseCase> = UseCase extends (deps: never, ...asked: infer Asked) => infer Answer
  ? (...asked: Asked) => Answer
  : never;

/** Gives one use case its dependencies. */
export function bound<Deps, Asked extends readonly unknown[], Answer>(
  deps: Deps,
  useCase: (deps: Deps, ...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  return (...asked) => useCase(deps, ...asked);
}

/** Gives a module's use cases their dependencies; each keeps its name. */
export function bind<
  Deps,
  UseCases extends Record<string, (deps: Deps, ...asked: never[]) => unknown>,
>(deps: Deps, useCases: UseCases): { [Name in keyof UseCases]: Bound<UseCases[Name]> } {
  const entries = Object.entries(useCases).map(([name, useCase]) => [name, bound(deps, useCase)]);
  return Object.fromEntries(entries) as { [Name in keyof UseCases]: Bound<UseCases[Name]> };
}
