import { route } from '@react-router/dev/routes';

/** Pages of the desk for whoever holds parcels in their hands. */
export const WAREHOUSE_ROUTES = [
  route('desk/stations/shelve', 'pages/desk/stations/shelve.tsx'),
  route('desk/stations/:name', 'pages/desk/stations/station.tsx'),
  route('desk/unknown-parcels', 'pages/desk/unknown/list.tsx'),
  route('desk/unknown-parcels/new', 'pages/desk/unknown/new.tsx'),
  route('desk/unknown-parcels/:code', 'pages/desk/unknown/one.tsx'),
  route('desk/tracking-import', 'pages/desk/tracking/import.tsx'),
  route('desk/places', 'pages/desk/counting/places.tsx'),
  route('desk/place-counts/:id', 'pages/desk/counting/count.tsx'),
];
