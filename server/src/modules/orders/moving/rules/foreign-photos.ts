interface Pictured {
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  readonly photos: readonly string[];
}

/**
 * Events as their customer may see them: an unknown parcel (`unknown`) that was taken for theirs,
 * and of which a later event says `not_theirs`, shows no pictures any more.
 */
export const withoutForeignPhotos = <Event extends Pictured>(events: readonly Event[]): Event[] =>
  events.map((event, place) => {
    const code = event.facts['unknown'];
    const isForeign =
      code !== undefined && events.slice(place).some(({ facts }) => facts['not_theirs'] === code);
    return isForeign ? { ...event, photos: [] } : event;
  });
