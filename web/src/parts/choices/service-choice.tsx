import { formatDong } from '../../text/money.ts';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { listExtraServicesEndpoint } from '@hako/contract/shipping/shipping';

/** What can be done with the goods on their way, each with its price. What comes with a package need not be ticked as well. */
export function ServiceChoice({
  services,
  chosen,
  added,
  isBusy,
  onChoose,
}: {
  readonly services: readonly ExtraService[];
  readonly chosen: readonly string[];
  /** What they add together, as words. */
  readonly added?: string | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (codes: readonly string[]) => void;
}) {
  const inside = new Set(
    services.filter(({ code }) => chosen.includes(code)).flatMap(({ child_code: codes }) => codes),
  );
  const put = (service: ExtraService, isOn: boolean) => {
    const others = chosen.filter(
      (code) => code !== service.code && !(isOn && service.child_code.includes(code)),
    );
    onChoose(isOn ? [...others, service.code] : others);
  };
  return (
    <details>
      <summary>
        Dịch vụ thêm{chosen.length > 0 ? ` (${chosen.length})` : ''} {added}
      </summary>
      {services
        .filter(({ price }) => price > 0)
        .map((service) => (
          <Checkbox
            key={service.code}
            label={`${service.name} · ${formatDong(service.price)}/${service.unit_name}`}
            note={service.description}
            checked={chosen.includes(service.code) || inside.has(service.code)}
            disabled={isBusy || inside.has(service.code)}
            onChange={(event) => put(service, event.currentTarget.checked)}
          />
        ))}
    </details>
  );
}

export type ExtraService = EndpointReply<typeof listExtraServicesEndpoint>['data'][number];
