// Loaded before a program of the company (`--import`): its clock is ahead of the real one.
// Not that of the supervisor: it would take the build of today for an old one and throw it away.
const isSupervisor = process.argv[1]?.endsWith('scripts/start.ts') ?? false;
const aheadMs = isSupervisor ? 0 : Number(process.env['NODE_CLOCK_AHEAD_MS'] ?? 0);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length > 0 ? given : [RealDate.now() + aheadMs], asked),
  apply: () => new RealDate(RealDate.now() + aheadMs).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name, receiver),
});
