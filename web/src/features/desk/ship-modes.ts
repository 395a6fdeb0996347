import { shipModeText } from '../../text/contact.ts';

/** How goods travel to Vietnam, as a filter names them. */
export const SHIP_MODE_CHOICES = ['AIR-HAN', 'AIR-SGN', 'SEA-HAN', 'SEA-SGN'].map((value) => ({
  value,
  label: shipModeText(value),
}));
