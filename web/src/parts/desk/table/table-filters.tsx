import { type FormEvent, useState } from 'react';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { Select, TextInput } from '../../../ui/forms/inputs.tsx';
import { searchWith } from './table-address.ts';
import styles from './table-filters.module.css';

/** One thing that a table can be filtered by; `name` is its word in the address. */
export type TableFilter = {
  readonly name: string;
  readonly label: string;
} & (
  | { readonly kind: 'text'; readonly placeholder?: string }
  | { readonly kind: 'day' }
  | {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
);

/** Nothing here is older. */
const FIRST_DAY = '2000-01-01';

/**
 * The filters of a table; on a phone they are folded at first. They stand in the address, so that a
 * list can be shared and Back leads to the one before. A choice and a day act at once, words on
 * Enter. Without a script the form asks the server.
 */
export function TableFilters({ filters }: { readonly filters: readonly TableFilter[] }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const active = filters.filter(({ name }) => search.get(name)).length;
  const [isOpen, setOpen] = useState(false);
  const send = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    void navigate(`?${searchWith(search, fields)}`);
  };
  return (
    <div>
      <div className={styles.fold}>
        <Button isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Bộ lọc{active > 0 ? ` (đang lọc ${active})` : ''}
        </Button>
      </div>
      <Form
        method="get"
        key={search.toString()}
        className={styles.filters}
        data-open={isOpen || undefined}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          send(event.currentTarget);
        }}
      >
        {filters.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            value={search.get(filter.name) ?? ''}
            onChosen={send}
          />
        ))}
        <div className={styles.act}>
          <Button type="submit" kind="main" isSmall>
            Lọc
          </Button>
          {active > 0 ? (
            <ButtonLink isSmall to={`?${searchWith(search, [])}`}>
              Xóa bộ lọc
            </ButtonLink>
          ) : null}
        </div>
      </Form>
    </div>
  );
}

function FilterField({
  filter,
  value,
  onChosen,
}: {
  readonly filter: TableFilter;
  readonly value: string;
  readonly onChosen: (form: HTMLFormElement) => void;
}) {
  const { name, label, kind } = filter;
  const asked = { name, label, defaultValue: value };
  const choose = ({
    currentTarget: { form },
  }: {
    currentTarget: { form: HTMLFormElement | null; value: string };
  }) => {
    if (form) onChosen(form);
  };
  if (kind === 'choice')
    return (
      <Select
        {...asked}
        options={[{ value: '', label: 'Tất cả' }, ...filter.options]}
        onChange={choose}
      />
    );
  // While a year is typed the field already holds a day of the first centuries.
  const chooseDay: typeof choose = (event) => {
    const { value: day } = event.currentTarget;
    if (day === '' || day >= FIRST_DAY) choose(event);
  };
  if (kind === 'day') return <TextInput {...asked} type="date" onChange={chooseDay} />;
  return <TextInput {...asked} type="search" placeholder={filter.placeholder} />;
}
