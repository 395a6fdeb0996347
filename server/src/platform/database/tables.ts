// Generated from the migrations by `npm run db:types`; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type OptionalTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Written as text (`JSON.stringify`), read as what it holds: check it where it is read. */
type Json = ColumnType<unknown, string, string>;
type OptionalJson = ColumnType<unknown, string | null | undefined, string | null>;
type Optional<T> = ColumnType<T, T | undefined, T>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface AccountChangesTable {
  change_id: string;
  user_id: string;
  kind: string;
  subject_id: Nullable<string>;
  old_value: Nullable<string>;
  new_value: Nullable<string>;
  told: string[];
  stop_hash: string;
  noted_at: Timestamp;
  stop_until: Timestamp;
  stopped_at: NullableTimestamp;
}

interface AccountErasuresTable {
  id: string;
  customer_id: string;
  state: string;
  requested_at: Timestamp;
  due_at: Timestamp;
  postponed_for: Optional<string[]>;
  settled_at: NullableTimestamp;
  failed_at: NullableTimestamp;
  failed_for: Nullable<string>;
}

interface AppliedMigrationsTable {
  name: string;
  checksum: string;
  applied_at: OptionalTimestamp;
}

interface ApprovalSettingsTable {
  only_row: Optional<boolean>;
  staff_day_limit_vnd: number;
  customer_day_limit_vnd: number;
}

interface ApprovalsTable {
  id: string;
  act: string;
  subject: string;
  customer_id: Nullable<string>;
  amount_vnd: Nullable<number>;
  terms: Json;
  reason: string;
  proofs: Optional<string[]>;
  state: Optional<string>;
  proposed_by: string;
  proposed_at: Timestamp;
  decided_by: Nullable<string>;
  decided_at: NullableTimestamp;
  answer: Nullable<string>;
}

interface ArticlesTable {
  slug: string;
  kind: string;
  title: string;
  summary: string;
  body_markdown: string;
  picture: Optional<string>;
  is_published: Optional<boolean>;
  published_at: Timestamp;
  updated_at: Timestamp;
  picture_alt: Optional<string>;
  position: Optional<number>;
  ends_at: NullableTimestamp;
  version: Optional<number>;
  written_by: Nullable<string>;
}

interface BankCardsTable {
  id: string;
  customer_id: string;
  number: string;
  holder: string;
  format: string;
  bin: string;
  branch: Optional<string>;
  is_primary: boolean;
  usable_from: Timestamp;
  created_at: Timestamp;
  removed_at: NullableTimestamp;
}

interface BidFiguresTable {
  day: Timestamp;
  site: string;
  fired: number;
  on_time: number;
  won: number;
  lost_by_price: number;
  lost_by_us: number;
  other: number;
}

interface BidGroupHoldsTable {
  id: string;
  group_id: string;
  amount_vnd: number;
  is_open: Optional<boolean>;
}

interface BidGroupsTable {
  id: string;
  customer_id: string;
  wanted: number;
  taken: Optional<number>;
  status: Optional<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface BidReceiptsTable {
  id: GeneratedAlways<number>;
  bid_id: string;
  customer_id: string;
  at: Timestamp;
  kind: string;
  facts: OptionalJson;
}

interface BidRequestsTable {
  id: string;
  customer_id: string;
  site: string;
  code: string;
  seller_id: string;
  status: string;
  note: Optional<string>;
  created_at: Timestamp;
  decided_at: NullableTimestamp;
  decided_by: Nullable<string>;
  reason: Nullable<string>;
}

interface BiddingPreferencesTable {
  customer_id: string;
  is_told_last_minute: boolean;
}

interface BiddingSettingsTable {
  only_row: Optional<boolean>;
  default_lead_ms: number;
  reputation_threshold_percent: number;
  needs_bid_request: boolean;
}

interface BidsTable {
  id: string;
  customer_id: string;
  site: string;
  code: string;
  mode: string;
  maximum_jpy: number;
  status: string;
  reason: Nullable<string>;
  account: string;
  quantity: Optional<number>;
  ship_mode: string;
  services: Optional<string[]>;
  is_partial: Optional<boolean>;
  hold_vnd: number;
  is_held: Optional<boolean>;
  rate_vnd: number;
  rate_scale: number;
  priced_at: Timestamp;
  group_id: Nullable<string>;
  hold_id: Nullable<string>;
  live_terms: OptionalJson;
  extension_rule: Optional<string>;
  follow_steps: Optional<number>;
  followed: Optional<number>;
  lead_ms: Nullable<number>;
  planned_end_at: NullableTimestamp;
  fire_at: NullableTimestamp;
  lease_owner: Nullable<string>;
  lease_number: Optional<number>;
  won_price_jpy: Nullable<number>;
  order_id: Nullable<string>;
  order_code: Nullable<string>;
  superseded_by: Nullable<string>;
  tried_at: NullableTimestamp;
  doubt_closed_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
  address_id: Nullable<string>;
  note: Nullable<string>;
  discount_codes: Optional<string[]>;
  level_terms: OptionalJson;
}

interface BillCodsTable {
  bill_id: string;
  customer_id: string;
  amount_vnd: number;
  chosen_at: Timestamp;
  settled_at: NullableTimestamp;
  settled_by: Nullable<string>;
  reference: Nullable<string>;
  brought_vnd: Nullable<number>;
  short_reason: Nullable<string>;
  rest_reference: Nullable<string>;
  rest_by: Nullable<string>;
  rest_at: NullableTimestamp;
}

interface BillOrdersTable {
  bill_id: string;
  order_id: string;
  order_code: string;
  second_payment_vnd: number;
  outstanding_first_vnd: number;
  parts: Json;
  is_live: Optional<boolean>;
  returned_vnd: Optional<number>;
  site: Optional<string>;
  forecast_vnd: Optional<number>;
  guaranteed_high_vnd: Nullable<number>;
  kept_apart_vnd: Optional<number>;
  carried_vnd: Optional<number>;
}

interface BillsTable {
  id: string;
  code: string;
  customer_id: string;
  state: string;
  total_vnd: number;
  paid_at: NullableTimestamp;
  is_cod: Optional<boolean>;
  address: Json;
  created_at: Timestamp;
  moved_at: Timestamp;
  received_word_at: NullableTimestamp;
}

interface BookAccountsTable {
  id: string;
  place: GeneratedAlways<number>;
  account: string;
  number: string;
  name: string;
  valid_from: Timestamp;
  set_by: string;
  set_at: Timestamp;
  reason: string;
}

interface BookDayChecksTable {
  id: string;
  place: GeneratedAlways<number>;
  day: Timestamp;
  account: string;
  currency: string;
  stated: number;
  booked: number;
  note: string;
  checked_by: string;
  checked_at: Timestamp;
}

interface BookMonthTotalsTable {
  month: Timestamp;
  account: string;
  currency: string;
  opening: number;
  received: number;
  spent: number;
}

interface BookMonthsTable {
  month: Timestamp;
  proposed_by: string;
  closed_by: string;
  closed_at: Timestamp;
  reason: string;
  movements: number;
  seal_number: number;
  seal_hash: string;
}

interface BookedCostsTable {
  id: string;
  number: GeneratedAlways<number>;
  subject_type: string;
  subject_id: string;
  kind: string;
  amount: number;
  currency: string;
  rate_vnd: Nullable<number>;
  rate_scale: Nullable<number>;
  amount_vnd: number;
  reason: string;
  proofs: string[];
  booked_by: string;
  booked_by_name: string;
  booked_at: Timestamp;
  is_withdrawn: Optional<boolean>;
  release_id: Nullable<string>;
}

interface BoxOptionsTable {
  request_id: string;
  number: number;
  label: string;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
  photos: string[];
  freight_vnd: number;
  is_chosen: Optional<boolean>;
}

interface BudgetsTable {
  scope: string;
  used: number;
  window_began_at: Timestamp;
  window_ends_at: Timestamp;
}

interface CarrierEventsTable {
  carrier: string;
  carrier_code: string;
  type: string;
  status: string;
  at: Timestamp;
  told: Json;
  is_applied: boolean;
  received_at: Timestamp;
}

interface CarrierRulesTable {
  position: number;
  carrier: string;
  provinces: string[];
  min_weight_g: Nullable<number>;
  max_weight_g: Nullable<number>;
  min_value_vnd: Nullable<number>;
  max_value_vnd: Nullable<number>;
  max_collect_vnd: Nullable<number>;
  note: string;
}

interface CartLinesTable {
  id: string;
  customer_id: string;
  site: string;
  code: string;
  variant_id: Optional<string>;
  seller_id: Nullable<string>;
  seller_name: Nullable<string>;
  title: string;
  url: string;
  pictures: Optional<string[]>;
  price_jpy: number;
  quantity: number;
  stock: Nullable<number>;
  ship_mode: string;
  description: Optional<string>;
  is_selected: Optional<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface CodReportLinesTable {
  carrier: string;
  reference: string;
  carrier_code: string;
  amount_vnd: number;
  bill_id: Nullable<string>;
  outcome: string;
  booked_by: string;
  booked_at: Timestamp;
}

interface ComplaintEventsTable {
  complaint_id: string;
  number: number;
  state: string;
  mover: string;
  mover_id: string;
  at: Timestamp;
}

interface ComplaintMessagesTable {
  id: string;
  complaint_id: string;
  author: string;
  author_id: string;
  content: string;
  pictures: Optional<string[]>;
  at: Timestamp;
}

interface ComplaintTypesTable {
  code: string;
  name: string;
  hint: string;
  needs_order: boolean;
  needs_evidence: boolean;
  answer_hours: number;
  position: number;
}

interface ComplaintsTable {
  id: string;
  code: string;
  customer_id: string;
  type: string;
  order_id: Nullable<string>;
  order_code: Nullable<string>;
  order_name: Nullable<string>;
  content: string;
  pictures: Optional<string[]>;
  state: string;
  owner_id: Nullable<string>;
  due_at: Timestamp;
  outcome: Nullable<string>;
  refund_vnd: Optional<number>;
  proposed_refund_vnd: Nullable<number>;
  proposed_reason: Nullable<string>;
  proposed_by: Nullable<string>;
  decided_by: Nullable<string>;
  messages: Optional<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  lost_bill: Nullable<string>;
  one_person_limit_vnd: Nullable<number>;
}

interface ConsentsTable {
  customer_id: string;
  number: number;
  purpose: string;
  is_given: boolean;
  text_version: number;
  source: string;
  at: Timestamp;
}

interface ConsignmentsTable {
  bill_id: string;
  attempt: Optional<number>;
  carrier: string;
  state: string;
  carrier_code: Nullable<string>;
  fee_vnd: Nullable<number>;
  expected_at: NullableTimestamp;
  detail: Nullable<string>;
  status: Nullable<string>;
  status_at: NullableTimestamp;
  asked_at: Timestamp;
  asked_by: string;
  tracked_at: NullableTimestamp;
  looked_up_at: NullableTimestamp;
  ended_at: NullableTimestamp;
}

interface ContentPicturesTable {
  file_id: string;
  width: number;
  height: number;
  added_by: string;
  added_at: Timestamp;
}

interface CouponCustomersTable {
  coupon_id: string;
  customer_id: string;
  saved_at: NullableTimestamp;
  used: Optional<number>;
}

interface CouponUsesTable {
  coupon_id: string;
  order_id: string;
  customer_id: string;
  used_at: Timestamp;
  given_back_at: NullableTimestamp;
}

interface CouponsTable {
  id: string;
  code: string;
  name: string;
  description: string;
  target: string;
  percent: Nullable<number>;
  most_vnd: Nullable<number>;
  amount_vnd: Nullable<number>;
  minimum_goods_vnd: Optional<number>;
  sites: Optional<string[]>;
  levels: Optional<string[]>;
  route_code: Optional<string>;
  starts_at: Timestamp;
  ends_at: Timestamp;
  total_limit: Nullable<number>;
  per_customer_limit: Optional<number>;
  used: Optional<number>;
  is_listed: boolean;
  needs_saving: Optional<boolean>;
  save_limit: Nullable<number>;
  saved: Optional<number>;
  disabled_at: NullableTimestamp;
  created_by: Nullable<string>;
  created_at: Timestamp;
}

interface CustomerAddressesTable {
  address_id: string;
  customer_id: string;
  receiver: string;
  phone: string;
  line: string;
  province_code: string;
  commune_code: Nullable<string>;
  province: string;
  commune: string;
  old_district_id: Nullable<number>;
  old_district: Nullable<string>;
  kind: Nullable<string>;
  remark: Nullable<string>;
  is_primary: boolean;
  created_at: Timestamp;
  updated_at: Timestamp;
  removed_at: NullableTimestamp;
}

interface CustomerAssignmentTable {
  only_row: Optional<boolean>;
  new_customers: Optional<string>;
}

interface CustomerLevelsTable {
  code: string;
  name: string;
  rank: number;
  deposit_percent: number;
  service_fee_discount_percent: number;
  freight_discount_percent: number;
  concurrent_auctions: number;
  free_storage_days: number;
}

interface CustomerNotesTable {
  note_id: string;
  customer_id: string;
  author_id: string;
  text: string;
  at: Timestamp;
}

interface CustomersTable {
  customer_id: string;
  customer_no: string;
  full_name: string;
  birthdate: NullableTimestamp;
  gender: Nullable<string>;
  avatar_url: Nullable<string>;
  level_code: Optional<string>;
  sales_staff_id: Nullable<string>;
  settings: OptionalJson;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface CustomsGateParcelsTable {
  parcel_id: string;
  shipment_id: string;
  state: string;
  since: Timestamp;
  cause: Nullable<string>;
  reason: Optional<string>;
  changed_by: Nullable<string>;
  release_id: Nullable<string>;
}

interface CustomsGatesTable {
  shipment_id: string;
  opened_at: Timestamp;
  declaration_number: Nullable<string>;
  declared_on: NullableTimestamp;
  declared_by: Nullable<string>;
  declared_at: NullableTimestamp;
}

interface CustomsHeadingsTable {
  category: string;
  valid_from: Timestamp;
  hs_code: string;
  description: string;
}

interface CustomsLinesTable {
  shipment_id: string;
  position: number;
  order_id: string;
  description: string;
  hs_code: string;
  quantity: number;
  value_jpy: number;
  origin: string;
  edited_by: string;
  edited_at: Timestamp;
}

interface CustomsReleasesTable {
  id: string;
  shipment_id: string;
  duty_vnd: number;
  vat_vnd: number;
  reason: string;
  proofs: string[];
  released_by: string;
  released_by_name: string;
  released_at: Timestamp;
}

interface DataExportsTable {
  id: string;
  customer_id: string;
  state: string;
  requested_at: Timestamp;
  ready_at: NullableTimestamp;
  expires_at: NullableTimestamp;
  size_bytes: Nullable<number>;
  downloads: Optional<number>;
}

interface DeliveryTermsTable {
  valid_from: Timestamp;
  redelivery_fee_vnd: number;
  silent_days: number;
}

interface DeskAssignmentsTable {
  kind: string;
  subject: string;
  staff_id: string;
  given_by: string;
  given_at: Timestamp;
  reason: Nullable<string>;
}

interface DeskFiltersTable {
  id: string;
  staff_id: string;
  name: string;
  filter: Json;
  shared_with: Optional<string[]>;
  saved_at: Timestamp;
}

interface DeskOpeningsTable {
  staff_id: string;
  task_key: string;
  opened_at: Timestamp;
  seen_at: Timestamp;
}

interface DeskViewingsTable {
  id: string;
  staff_id: string;
  session_id: string;
  customer_id: string;
  reason: string;
  started_at: Timestamp;
  ends_at: Timestamp;
  ended_at: NullableTimestamp;
}

interface EinvoicesTable {
  invoice_id: string;
  customer_id: string;
  key: string;
  state: string;
  refusal_code: Nullable<string>;
  words: Nullable<string>;
  is_key_spent: Optional<boolean>;
  provider_number: Nullable<string>;
  tax_authority_code: Nullable<string>;
  signed_total_vnd: Nullable<number>;
  asked_at: Timestamp;
  moved_at: Timestamp;
  sent_at: NullableTimestamp;
  filed_at: NullableTimestamp;
  wanted_buyer: OptionalJson;
  named_buyers: OptionalJson;
}

interface ErasedFilesTable {
  file_id: string;
  erased_at: OptionalTimestamp;
}

interface ExchangeRateLimitsTable {
  is_only: Optional<boolean>;
  max_age_hours: number;
  jump_percent: number;
}

interface ExchangeRateReadingsTable {
  id: GeneratedAlways<number>;
  source: string;
  quoted_at: Timestamp;
  read_at: Timestamp;
  jpy_sell_x100: number;
  entries: Json;
  state: string;
  decided_at: NullableTimestamp;
  decided_by: Nullable<string>;
  entered_by: Nullable<string>;
  approved_by: Nullable<string>;
  reason: Nullable<string>;
}

interface ExtraServicePricesTable {
  code: string;
  valid_from: Timestamp;
  per: string;
  price_vnd: Nullable<number>;
  basis_points: Nullable<number>;
  minimum_vnd: Nullable<number>;
  recorded_at: Timestamp;
  is_seed: Optional<boolean>;
}

interface ExtraServicesTable {
  code: string;
  route_code: string;
  name: string;
  description: string;
  child_codes: string[];
  payment: number;
  is_active: boolean;
  position: number;
  created_at: OptionalTimestamp;
}

interface FallThroughsTable {
  order_id: string;
  reason: string;
  note: Nullable<string>;
  refund_vnd: number;
  proposed_by: string;
  proposed_at: Timestamp;
  decided_by: Nullable<string>;
}

interface FavoriteProductsTable {
  id: string;
  customer_id: string;
  site_code: string;
  code: string;
  name: string;
  url: string;
  price_jpy: number;
  quantity: Optional<number>;
  pictures: Optional<string[]>;
  end_time: Nullable<string>;
  created_at: Timestamp;
}

interface FavoriteStoresTable {
  id: string;
  customer_id: string;
  site_code: string;
  code: string;
  name: string;
  url: string;
  picture: string;
  description: string;
  remark: string;
  created_at: Timestamp;
}

interface FeedbacksTable {
  id: string;
  customer_id: string;
  author_name: string;
  rating: number;
  content: string;
  subject: Optional<string>;
  answer: Optional<string>;
  state: Optional<string>;
  written_at: Timestamp;
  decided_at: NullableTimestamp;
  decided_by: Nullable<string>;
}

interface FilesTable {
  id: string;
  customer_id: Nullable<string>;
  uploaded_by: string;
  description: Nullable<string>;
  media_type: string;
  width: number;
  height: number;
  size_bytes: number;
  created_at: Timestamp;
  shown_by: Optional<string[]>;
  is_for_content: Optional<boolean>;
}

interface FirstStepConfirmationsTable {
  step: string;
  confirmed_by: string;
  confirmed_at: Timestamp;
}

interface FloatAccountsTable {
  id: string;
  name: string;
  kind: string;
  low_jpy: Nullable<number>;
  note: Optional<string>;
  opened_by: Nullable<string>;
  opened_at: Timestamp;
  closed_at: NullableTimestamp;
}

interface FloatAloneTable {
  movement_id: string;
  staff_id: string;
  amount_jpy: number;
  day: Timestamp;
  booked_at: Timestamp;
  day_limit_jpy: number;
}

interface FloatKeptSumsTable {
  account_id: string;
  amount_jpy: number;
}

interface FloatKeptUptoTable {
  only_row: Optional<boolean>;
  place: number;
}

interface FloatMatchesTable {
  movement_id: string;
  line_id: string;
}

interface FloatMovementsTable {
  id: string;
  place: GeneratedAlways<number>;
  account_id: string;
  amount_jpy: number;
  kind: string;
  order_id: Nullable<string>;
  day: Timestamp;
  at: Timestamp;
  cost_vnd: Nullable<number>;
  fee_vnd: Nullable<number>;
  act_id: string;
  reverses: Nullable<string>;
  ledger_key: Nullable<string>;
  note: Optional<string>;
  made_by: Nullable<string>;
  approved_by: Nullable<string>;
}

interface FloatReconciliationsTable {
  account_id: string;
  until: Timestamp;
  stated_jpy: number;
  lines: number;
  done_by: string;
  done_at: Timestamp;
}

interface FloatSettingsTable {
  only_row: Optional<boolean>;
  staff_day_limit_jpy: number;
  since_place: number;
}

interface FloatStatementLinesTable {
  id: string;
  account_id: string;
  day: Timestamp;
  amount_jpy: number;
  reference: string;
  words: string;
  fingerprint: string;
  file_name: string;
  uploaded_by: string;
  uploaded_at: Timestamp;
  how: Nullable<string>;
  reason: Optional<string>;
  settled_by: Nullable<string>;
  settled_at: NullableTimestamp;
  statement_id: Nullable<string>;
}

interface FloatStatementsTable {
  id: string;
  account_id: string;
  file_name: string;
  uploaded_by: string;
  uploaded_at: Timestamp;
  withdrawn_by: Nullable<string>;
  withdrawn_at: NullableTimestamp;
  withdrawn_why: Nullable<string>;
  withdrawn_lines: OptionalJson;
}

interface FloatUsualAccountsTable {
  site: string;
  account_id: string;
}

interface ForecastTermsTable {
  number: GeneratedAlways<number>;
  valid_from: Timestamp;
  is_guaranteed: boolean;
  explain_over_percent: number;
  set_by: Nullable<string>;
  approved_by: Nullable<string>;
  reason: string;
}

interface GlossaryTermChangesTable {
  version: number;
  japanese: string;
  before_row: string;
  after_row: string;
  reason: string;
  changed_by: string;
  changed_at: Timestamp;
}

interface GlossaryVersionsTable {
  version: number;
  tsv: string;
  term_count: number;
  changed_by: string;
  changed_at: Timestamp;
}

interface HandBidsTable {
  id: string;
  bid_id: string;
  customer_id: string;
  state: Optional<string>;
  deadline_at: Timestamp;
  taken_by: Nullable<string>;
  taken_at: NullableTimestamp;
  answered_at: NullableTimestamp;
  words: Nullable<string>;
  created_at: Timestamp;
}

interface IdempotentAnswersTable {
  caller: string;
  key: string;
  request_hash: string;
  process: number;
  status: Nullable<number>;
  reply: OptionalJson;
  created_at: OptionalTimestamp;
}

interface InvoiceNumbersTable {
  series: string;
  number: number;
  invoice_id: string;
}

interface InvoiceReplacementsTable {
  id: string;
  invoice_id: string;
  customer_id: string;
  buyer: Json;
  reason: string;
  agreement: Nullable<string>;
  agreement_on: NullableTimestamp;
  proposed_at: Timestamp;
  new_invoice_id: Nullable<string>;
}

interface InvoiceTaxRatesTable {
  account: string;
  valid_from: Timestamp;
  kind: string;
  percent: number;
}

interface InvoicesTable {
  id: string;
  bill_id: string;
  bill_code: string;
  customer_id: string;
  state: string;
  issuer: string;
  series: Nullable<string>;
  number: Nullable<number>;
  lookup_code: Nullable<string>;
  buyer: Json;
  seller: Json;
  lines: Json;
  net_vnd: number;
  tax_vnd: number;
  total_vnd: number;
  asked_at: Timestamp;
  issued_at: NullableTimestamp;
  paper: GeneratedAlways<string>;
  replaces: Nullable<string>;
  replaced_by: Nullable<string>;
  living_bill_id: GeneratedAlways<string>;
}

interface ItemsOfTheDayTable {
  day: Timestamp;
  site: string;
  code: string;
  basis: string;
  chosen_at: Timestamp;
}

interface JobWorkersTable {
  worker_id: string;
  process: number;
  created_at: OptionalTimestamp;
}

interface KnownListingsTable {
  site: string;
  signature: string;
  code: string;
  seen_at: Timestamp;
}

interface LastExaminationTable {
  only_row: Optional<boolean>;
  examined_at: Timestamp;
  faults: number;
}

interface LearnedWeightsTable {
  category: string;
  model: string;
  valid_from: Timestamp;
  rule: OptionalJson;
  learned_at: Timestamp;
}

interface LedgerBalancesTable {
  customer_id: string;
  available_vnd: Optional<number>;
  held_vnd: Optional<number>;
  version: Optional<number>;
}

interface LedgerDayTurnoversTable {
  day: Timestamp;
  account: string;
  currency: string;
  received: number;
  spent: number;
}

interface LedgerMovementsTable {
  key: string;
  from_account: string;
  to_account: string;
  amount: number;
  currency: string;
  kind: string;
  cause_type: string;
  cause_id: string;
  memo: Nullable<string>;
  posted_at: Timestamp;
  customer_id: Nullable<string>;
  customer_version: Nullable<number>;
  available_after_vnd: Nullable<number>;
  held_after_vnd: Nullable<number>;
}

interface LedgerSealsTable {
  number: number;
  day: Timestamp;
  movements: number;
  hash: string;
  sealed_at: Timestamp;
}

interface LevelGrantsTable {
  customer_id: string;
  level_code: string;
  granted_at: Timestamp;
}

interface LevelThresholdsTable {
  level_code: string;
  min_spend_vnd: number;
}

interface MarketplaceHealthTable {
  process: number;
  site: string;
  told_at: Timestamp;
  health: Json;
}

interface MarketplaceListingsTable {
  site: string;
  code: string;
  listing: Json;
  read_at: Timestamp;
}

interface MarketplacePricesTable {
  site: string;
  code: string;
  price_jpy: number;
  seen_at: Timestamp;
}

interface MarketplaceUnreadableAnswersTable {
  id: string;
  site: string;
  call: string;
  at: Timestamp;
  status: number;
  missing: string;
  why: string;
  content_type: string;
  body: string;
}

interface MembershipsTable {
  id: string;
  customer_id: string;
  plan_code: string;
  level_code: string;
  price_vnd: number;
  days: number;
  started_at: Timestamp;
  ends_at: Timestamp;
  ended_at: NullableTimestamp;
  refund_vnd: Optional<number>;
}

interface MessageThreadsTable {
  id: string;
  customer_id: string;
  order_id: Nullable<string>;
  order_code: Nullable<string>;
  waits_since: NullableTimestamp;
  unread: Optional<number>;
  messages: Optional<number>;
  created_at: Timestamp;
  last_at: Timestamp;
}

interface NegotiationSettingsTable {
  only_row: Optional<boolean>;
  open_requests: number;
}

interface NoticeTextsTable {
  code: string;
  title: string;
  body: string;
  valid_from: Timestamp;
}

interface NotificationChoicesTable {
  customer_id: string;
  kind: string;
  channel: string;
  is_on: boolean;
  updated_at: Timestamp;
}

interface NotificationCountersTable {
  customer_id: string;
  last_number: Optional<number>;
  unread: Optional<number>;
  total: Optional<number>;
  read_up_to: Optional<number>;
}

interface NotificationDeliveriesTable {
  customer_id: string;
  number: number;
  channel: string;
  target: string;
  state: Optional<string>;
  tries: Optional<number>;
  due_at: Timestamp;
  claimed_at: NullableTimestamp;
  settled_at: NullableTimestamp;
  detail: Nullable<string>;
}

interface NotificationSettingsTable {
  customer_id: string;
  muted_kinds: Optional<string[]>;
  quiet_from: Nullable<number>;
  quiet_until: Nullable<number>;
  updated_at: Timestamp;
}

interface NotificationsTable {
  customer_id: string;
  number: number;
  kind: string;
  title: string;
  body: string;
  link: Nullable<string>;
  facts: OptionalJson;
  reaction: Nullable<string>;
  read_at: NullableTimestamp;
  key: Nullable<string>;
  created_at: Timestamp;
  thread: GeneratedAlways<string>;
}

interface OfferEventsTable {
  offer_id: string;
  version: number;
  status: string;
  mover: string;
  mover_id: Nullable<string>;
  reason: Nullable<string>;
  at: Timestamp;
}

interface OffersTable {
  id: string;
  customer_id: string;
  site: string;
  code: string;
  title: string;
  picture: Nullable<string>;
  url: string;
  listed_price_jpy: number;
  desired_price_jpy: number;
  granted_price_jpy: Nullable<number>;
  is_auto_buy: boolean;
  ship_mode: string;
  services: Optional<string[]>;
  address_id: Nullable<string>;
  note: Optional<string>;
  status: string;
  reason: Nullable<string>;
  assignee_id: Nullable<string>;
  account: Nullable<string>;
  hold_vnd: Optional<number>;
  order_id: Nullable<string>;
  order_code: Nullable<string>;
  expires_at: Timestamp;
  created_at: Timestamp;
  watched_at: NullableTimestamp;
  version: Optional<number>;
}

interface OnePersonGiftsTable {
  key: string;
  staff_id: string;
  customer_id: string;
  amount_vnd: number;
  day: Timestamp;
  given_at: Timestamp;
  staff_day_limit_vnd: number;
  customer_day_limit_vnd: number;
  let_in_by: Nullable<string>;
}

interface OneTimeCodesTable {
  purpose: string;
  destination: string;
  request_id: string;
  code_hash: Nullable<string>;
  tries_left: number;
  requested_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
  lane: Optional<string>;
  foreign_tries_left: Optional<number>;
}

interface OrderEventsTable {
  order_id: string;
  version: number;
  from_state: Nullable<string>;
  to_state: string;
  actor_kind: string;
  actor_id: Nullable<string>;
  actor_name: Nullable<string>;
  facts: Json;
  photos: string[];
  at: Timestamp;
}

interface OrderNotesTable {
  id: string;
  order_id: string;
  author_id: string;
  text: string;
  at: Timestamp;
  place: GeneratedAlways<number>;
}

interface OrdersTable {
  id: string;
  code: string;
  customer_id: string;
  state: string;
  version: number;
  source: string;
  site: string;
  listing_code: string;
  listing: Json;
  question: Json;
  price: Json;
  exchange_vnd: number;
  exchange_scale: number;
  quantity: number;
  first_payment_vnd: number;
  paid_first_vnd: number;
  paid_parts: Json;
  ship_mode: string;
  services: string[];
  coupon_codes: string[];
  address: Json;
  note: Nullable<string>;
  bid_id: Nullable<string>;
  account: Nullable<string>;
  marketplace_order_number: Nullable<string>;
  price_paid_jpy: Nullable<number>;
  weight_g: Nullable<number>;
  length_cm: Nullable<number>;
  width_cm: Nullable<number>;
  height_cm: Nullable<number>;
  actual: OptionalJson;
  created_at: Timestamp;
  moved_at: Timestamp;
  bought_at: NullableTimestamp;
}

interface OwnRoleHoldersTable {
  staff_id: string;
  role_id: string;
  given_at: Timestamp;
}

interface OwnRolesTable {
  role_id: string;
  name: string;
  permissions: string[];
  version: Optional<number>;
  created_by: string;
  created_at: Timestamp;
  retired_at: NullableTimestamp;
}

interface ParcelOrdersTable {
  parcel_id: string;
  order_id: string;
  weight_g: number;
  freight_vnd: Nullable<number>;
  delivery_vnd: Nullable<number>;
  storage_vnd: Nullable<number>;
}

interface ParcelRequestParcelsTable {
  request_id: string;
  parcel_id: string;
  side: string;
}

interface ParcelRequestsTable {
  id: string;
  code: string;
  customer_id: string;
  kind: string;
  state: string;
  apart_order_ids: Optional<string[]>;
  asked_at: Timestamp;
  choose_by: NullableTimestamp;
  done_at: NullableTimestamp;
  done_by: Nullable<string>;
}

interface ParcelsTable {
  id: string;
  code: string;
  customer_id: string;
  state: string;
  shelf: Nullable<string>;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
  photos: Optional<string[]>;
  vn_weight_g: Nullable<number>;
  vn_length_cm: Nullable<number>;
  vn_width_cm: Nullable<number>;
  vn_height_cm: Nullable<number>;
  settled_weight_g: Nullable<number>;
  settled_length_cm: Nullable<number>;
  settled_width_cm: Nullable<number>;
  settled_height_cm: Nullable<number>;
  freight_vnd: Nullable<number>;
  delivery_vnd: Nullable<number>;
  storage_vnd: Nullable<number>;
  request_id: Nullable<string>;
  shipment_id: Nullable<string>;
  received_at: Timestamp;
  exported_at: NullableTimestamp;
  arrived_at: NullableTimestamp;
  opened_at: NullableTimestamp;
  closed_at: NullableTimestamp;
  reminded_days: Nullable<number>;
}

interface PasskeyChallengesTable {
  challenge_hash: string;
  purpose: string;
  user_id: Nullable<string>;
  bound_to: string;
  made_at: Timestamp;
  expires_at: Timestamp;
}

interface PasskeysTable {
  passkey_id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  is_backed_up: boolean;
  created_at: Timestamp;
  last_used_at: NullableTimestamp;
}

interface PayoutSettingsTable {
  only_row: Optional<boolean>;
  minimum_vnd: number;
  cool_down_hours: number;
  open_requests: number;
}

interface PlaceCountFindingsTable {
  count_id: string;
  code: string;
  kind: string;
  known_place: Nullable<string>;
  state: Optional<string>;
  reason: Nullable<string>;
  settled_by: Nullable<string>;
  settled_at: NullableTimestamp;
}

interface PlaceCountScansTable {
  count_id: string;
  code: string;
  verdict: string;
  known_place: Nullable<string>;
  scanned_at: Timestamp;
}

interface PlaceCountsTable {
  id: string;
  place: string;
  started_by: string;
  started_at: Timestamp;
  finished_by: Nullable<string>;
  finished_at: NullableTimestamp;
}

interface PreparedAnswersTable {
  id: string;
  title: string;
  content: string;
}

interface PriceChangesTable {
  customer_id: string;
  code: string;
  site: string;
  change: string;
  title: string;
  price_jpy: Nullable<number>;
  before_jpy: Nullable<number>;
  happened_at: Timestamp;
}

interface PriceListRowsTable {
  kind: string;
  key: string;
  valid_from: Timestamp;
  revision: Optional<number>;
  rule: OptionalJson;
  recorded_at: Timestamp;
  recorded_by: Nullable<string>;
  is_seed: Optional<boolean>;
}

interface PriceWatchesTable {
  customer_id: string;
  code: string;
  site: string;
  title: string;
  base_jpy: Nullable<number>;
  wished_jpy: Nullable<number>;
  last_jpy: Nullable<number>;
  is_wish_told: Optional<boolean>;
  is_end_told: Optional<boolean>;
  is_over: Optional<boolean>;
  ends_at: NullableTimestamp;
  next_read_at: Timestamp;
  last_read_at: NullableTimestamp;
  created_at: Timestamp;
}

interface PurchaseAttemptsTable {
  order_id: string;
  number: number;
  account: string;
  price_jpy: number;
  state: string;
  detail: Nullable<string>;
  sent_at: Timestamp;
  settled_at: NullableTimestamp;
}

interface PurchaseMeansTable {
  order_id: string;
  label: string;
  set_by: string;
  set_at: Timestamp;
}

interface PurchaseTasksTable {
  order_id: string;
  state: string;
  reason: Nullable<string>;
  account: Nullable<string>;
  site_price_jpy: number;
  asked_price_jpy: Nullable<number>;
  checksum: Nullable<string>;
  variant_id: Nullable<string>;
  tries: Optional<number>;
  taken_by: Nullable<string>;
  updated_at: Timestamp;
}

interface PushSubscriptionsTable {
  id: string;
  customer_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  created_at: Timestamp;
  last_sent_at: NullableTimestamp;
}

interface QrSignInsTable {
  qr_hash: string;
  key_thumbprint: string;
  match_number: string;
  tries_left: number;
  device: Nullable<string>;
  ip: string;
  made_at: Timestamp;
  expires_at: Timestamp;
  scanned_by: Nullable<string>;
  approved_at: NullableTimestamp;
  refused_at: NullableTimestamp;
  used_at: NullableTimestamp;
}

interface RedeliveriesTable {
  bill_id: string;
  attempt: number;
  wish: Nullable<string>;
  asked_at: NullableTimestamp;
  asked_by: Nullable<string>;
  address: OptionalJson;
  note: Nullable<string>;
  fee_vnd: Optional<number>;
  waived_reason: Nullable<string>;
  fee_returned_at: NullableTimestamp;
  returned_at: NullableTimestamp;
  returned_by: Nullable<string>;
  shelf: Nullable<string>;
  ended_at: NullableTimestamp;
  ended_as: Nullable<string>;
  ended_by: Nullable<string>;
  ended_reason: Nullable<string>;
}

interface RefreshTokensTable {
  token_hash: string;
  session_id: string;
  issued_at: Timestamp;
  expires_at: Timestamp;
  rotated_at: NullableTimestamp;
}

interface RemoteBidsTable {
  id: string;
  bid_id: string;
  customer_id: string;
  site: string;
  code: string;
  account: string;
  maximum_jpy: number;
  step: number;
  status: string;
  lease_until: Timestamp;
  lease_number: Optional<number>;
  booked_at: Timestamp;
  marked_at: NullableTimestamp;
  answered_at: NullableTimestamp;
  reason: Nullable<string>;
  process: Nullable<number>;
}

interface ReportDaysTable {
  day: Timestamp;
  kept_at: Timestamp;
}

interface ReportSiteDaysTable {
  day: Timestamp;
  site: string;
  account: string;
  currency: string;
  received: number;
  spent: number;
  worth_vnd: number;
}

interface ReportSpanDaysTable {
  day: Timestamp;
  subject: string;
  name: string;
  bucket: number;
  count: number;
}

interface SaleChangesTable {
  id: string;
  customer_id: string;
  staff_id: string;
  reason: string;
  status: string;
  new_staff_id: Nullable<string>;
  answer: Nullable<string>;
  decided_by: Nullable<string>;
  created_at: Timestamp;
}

interface SavedSearchFindsTable {
  saved_search_id: string;
  site: string;
  code: string;
  title: string;
  price_jpy: Nullable<number>;
  picture: string;
  found_at: Timestamp;
  told_at: NullableTimestamp;
}

interface SavedSearchesTable {
  id: string;
  customer_id: string;
  name: string;
  keyword: string;
  is_translated: boolean;
  filters: Json;
  sites: string[];
  query: Json;
  signature: string;
  is_alerting: boolean;
  seen_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface SearchedKeywordsTable {
  type_code: string;
  folded: string;
  keyword: string;
  japanese: string;
  search_count: Optional<number>;
  last_searched_at: Timestamp;
}

interface SellerParcelsTable {
  order_id: string;
  number: number;
  title: string;
  expected: string;
  carrier: string;
  tracking_number: string;
  entered_by: string;
  entered_at: Timestamp;
}

interface SessionsTable {
  session_id: string;
  user_id: string;
  key_thumbprint: Nullable<string>;
  device: Nullable<string>;
  ip: Nullable<string>;
  created_at: Timestamp;
  seen_at: NullableTimestamp;
  expires_at: Timestamp;
  ended_at: NullableTimestamp;
  end_reason: Nullable<string>;
}

interface SettingChangesTable {
  number: GeneratedAlways<number>;
  page: string;
  key: string;
  valid_from: Timestamp;
  before: OptionalJson;
  values: OptionalJson;
  set_by: string;
  approved_by: Nullable<string>;
  reason: string;
  recorded_at: Timestamp;
}

interface ShipModesTable {
  value: string;
  route_code: string;
  label: string;
  short_label: string;
  days_min: number;
  days_max: number;
  is_active: boolean;
  is_default: boolean;
  position: number;
  has_customs_gate: Optional<boolean>;
}

interface ShipmentsTable {
  id: string;
  code: string;
  state: string;
  ship_mode: string;
  waybill: Nullable<string>;
  created_at: Timestamp;
  exported_at: NullableTimestamp;
  arrived_at: NullableTimestamp;
}

interface ShippingRoutesTable {
  code: string;
  name: string;
  source_country: string;
  is_active: boolean;
  position: number;
  created_at: OptionalTimestamp;
}

interface ShopsMetTable {
  site: string;
  seller_id: string;
  kind: string;
  name: string;
  rating_percent: Nullable<number>;
  prefecture: Nullable<number>;
  picture: string;
  goods_seen: number;
  met_at: Timestamp;
}

interface SiteAccountsTable {
  site: string;
  name: string;
  state: Optional<string>;
  reason: Nullable<string>;
  since: Timestamp;
  rests_until: NullableTimestamp;
  pace_per_minute: Optional<number>;
  answers: Optional<number>;
  refusals: Optional<number>;
  outages: Optional<number>;
  answer_ms: Nullable<number>;
}

interface SiteLeadsTable {
  site: string;
  answer_ms: number;
  answers: number;
  learned_at: Timestamp;
}

interface SitePacesTable {
  site: string;
  free_at: Timestamp;
}

interface SlidersTable {
  id: string;
  type_page: string;
  name: string;
  link: string;
  picture: string;
  position: number;
  is_active: Optional<boolean>;
  created_at: Timestamp;
  phone_picture: Optional<string>;
  alt: Optional<string>;
  shows_from: OptionalTimestamp;
  shows_until: NullableTimestamp;
  updated_at: OptionalTimestamp;
  updated_by: Nullable<string>;
  version: Optional<number>;
}

interface SnipersTable {
  id: string;
  alive_until: Timestamp;
}

interface SocialAccountsTable {
  provider: string;
  subject: string;
  user_id: string;
  email: string;
  linked_at: Timestamp;
}

interface SocialAttemptsTable {
  state_hash: string;
  key_thumbprint: string;
  nonce: string;
  code_verifier: string;
  next: Nullable<string>;
  made_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
  subject: Nullable<string>;
  email: Nullable<string>;
  linked_at: NullableTimestamp;
}

interface SoldListingsTable {
  site: string;
  code: string;
  title: string;
  words: string[];
  condition: string;
  price_jpy: number;
  sold_at: Timestamp;
  seen_at: Timestamp;
}

interface StaffAuditTable {
  audit_id: string;
  actor: string;
  action: string;
  subject: Nullable<string>;
  reason: Nullable<string>;
  before: OptionalJson;
  after: OptionalJson;
  at: Timestamp;
  seal: Optional<string>;
}

interface StaffAuditErasedTable {
  audit_id: string;
  customer_id: string;
  seal_before: string;
  seal_after: string;
  at: Timestamp;
}

interface StaffJoinsTable {
  token_hash: string;
  staff_id: string;
  totp_secret_sealed: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

interface StaffMembersTable {
  staff_id: string;
  staff_code: string;
  full_name: string;
  warehouse: Nullable<string>;
  totp_secret_sealed: Nullable<string>;
  totp_last_step: Optional<number>;
  created_at: Timestamp;
  work_phone: Nullable<string>;
  zalo_link: Nullable<string>;
  let_in_by: Nullable<string>;
}

interface StaffRatingsTable {
  customer_id: string;
  staff_id: string;
  month: Timestamp;
  rate: number;
  comment: string;
  at: Timestamp;
}

interface StoreInfoTable {
  is_only: Optional<boolean>;
  name: string;
  phone: string;
  email: string;
  address: string;
  facebook: string;
  instagram: string;
  chat_facebook: string;
  chat_zalo: string;
  has_estimate: Optional<boolean>;
}

interface SupportSettingsTable {
  only_row: Optional<boolean>;
  one_person_refund_vnd: number;
}

interface ThreadMessagesTable {
  id: string;
  thread_id: string;
  customer_id: string;
  author: string;
  author_id: string;
  content: string;
  pictures: Optional<string[]>;
  sent_key: string;
  at: Timestamp;
}

interface TrackingImportsTable {
  id: string;
  file_name: string;
  lines: Json;
  uploaded_by: string;
  uploaded_at: Timestamp;
  applied_by: Nullable<string>;
  applied_at: NullableTimestamp;
}

interface TranslationsTable {
  direction: string;
  source_digest: string;
  source_text: string;
  translated_text: string;
  translated_at: Timestamp;
}

interface UnknownParcelMatchesTable {
  id: string;
  unknown_id: string;
  order_id: string;
  customer_id: string;
  parcel_id: string;
  matched_by: string;
  matched_at: Timestamp;
  taken_back_by: Nullable<string>;
  taken_back_at: NullableTimestamp;
  reason: Nullable<string>;
}

interface UnknownParcelsTable {
  id: string;
  code: string;
  house: string;
  state: Optional<string>;
  carrier_number: string;
  plain_number: string;
  seller_name: string;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
  photos: string[];
  place: string;
  note: string;
  recorded_by: string;
  recorded_at: Timestamp;
  closed_at: NullableTimestamp;
}

interface UploadDaysTable {
  customer_id: string;
  day: string;
  sent_bytes: number;
}

interface UsedProofsTable {
  key_thumbprint: string;
  proof_id: string;
  expires_at: Timestamp;
}

interface UsersTable {
  user_id: string;
  kind: string;
  email: Nullable<string>;
  phone: Nullable<string>;
  password_hash: Nullable<string>;
  roles: Optional<string[]>;
  wrong_passwords: Optional<number>;
  disabled_at: NullableTimestamp;
  erased_at: NullableTimestamp;
  last_sign_in_at: NullableTimestamp;
  created_at: Timestamp;
}

interface VainSearchesTable {
  folded: string;
  keyword: string;
  japanese: string;
  search_count: Optional<number>;
  found_count: number;
  first_searched_at: Timestamp;
  last_searched_at: Timestamp;
}

interface ViewedCategoriesTable {
  site: string;
  category_id: string;
  name: string;
  parent_id: string;
  picture: string;
  view_count: Optional<number>;
  last_viewed_at: Timestamp;
}

interface ViewedListingsTable {
  customer_id: string;
  site_code: string;
  code: string;
  title: string;
  url: string;
  picture: string;
  price_jpy: Nullable<number>;
  viewed_at: Timestamp;
}

interface ViewedShopsTable {
  site: string;
  seller_id: string;
  name: string;
  picture: string;
  view_count: Optional<number>;
}

interface VipPlansTable {
  code: string;
  name: string;
  level_code: string;
  price_vnd: number;
  days: number;
  description: string;
  position: number;
  is_active: Optional<boolean>;
}

interface WalletClaimsTable {
  id: string;
  customer_id: string;
  amount_vnd: number;
  reference: string;
  note: string;
  state: string;
  transfer_id: Nullable<string>;
  answer: Nullable<string>;
  created_at: Timestamp;
  settled_at: NullableTimestamp;
  ended_at: NullableTimestamp;
}

interface WalletHoldsTable {
  cause_type: string;
  cause_id: string;
  customer_id: string;
  label: string;
  amount_vnd: number;
  captured_vnd: Optional<number>;
  released_vnd: Optional<number>;
  open_vnd: GeneratedAlways<number>;
  step: Optional<number>;
  created_at: Timestamp;
  settled_at: NullableTimestamp;
}

interface WalletPaymentLinksTable {
  order_code: GeneratedAlways<number>;
  customer_id: string;
  amount_vnd: number;
  state: string;
  guide: OptionalJson;
  asked_at: Timestamp;
  expires_at: Timestamp;
}

interface WalletRefundsTable {
  key: string;
  customer_id: string;
  paid_type: string;
  paid_id: string;
  cause_type: string;
  cause_id: string;
  amount_vnd: number;
  created_at: Timestamp;
}

interface WalletSettingsTable {
  only_row: Optional<boolean>;
  manual_credit_limit_vnd: number;
}

interface WalletTransfersTable {
  id: string;
  provider: string;
  account_number: string;
  provider_reference: string;
  bank_reference: string;
  order_code: Nullable<number>;
  direction: string;
  amount_vnd: number;
  content: string;
  transferred_at: Timestamp;
  received_at: Timestamp;
  raw: string;
  deliveries: Optional<number>;
  conflicting_raw: Nullable<string>;
  state: string;
  reason: Nullable<string>;
  customer_id: Nullable<string>;
  settled_at: NullableTimestamp;
  settled_by: Nullable<string>;
  closed_as: Nullable<string>;
  sender_account: Nullable<string>;
  sender_name: Nullable<string>;
}

interface WarehousePlacesTable {
  code: string;
  note: string;
  made_by: string;
  made_at: Timestamp;
  closed_at: NullableTimestamp;
}

interface WarehouseShipModesTable {
  warehouse_code: string;
  ship_mode: string;
}

interface WarehouseTermsTable {
  valid_from: Timestamp;
  choice_hours: number;
}

interface WarehousesTable {
  code: string;
  route_code: string;
  country: string;
  name: string;
  description: string;
  location: string;
  is_active: boolean;
  position: number;
  created_at: OptionalTimestamp;
}

interface WatchedAuctionsTable {
  site: string;
  code: string;
  title: string;
  listing: Json;
  seller_id: string;
  price_jpy: number;
  bid_count: number;
  ends_at: Timestamp;
  is_open: Optional<boolean>;
  tax_percent: Optional<number>;
  clock_offset_ms: Optional<number>;
  clock_uncertainty_ms: Optional<number>;
  live_account: Nullable<string>;
  live_maximum_jpy: Nullable<number>;
  is_leading: Optional<boolean>;
  read_at: Timestamp;
  read_due_at: NullableTimestamp;
  looked_at: NullableTimestamp;
  settled_at: NullableTimestamp;
  failures: Optional<number>;
}

interface WatchedQueriesTable {
  site: string;
  signature: string;
  query: Json;
  next_read_at: Timestamp;
  last_read_at: NullableTimestamp;
  quiet_readings: Optional<number>;
  was_whole: Optional<boolean>;
}

interface WeighedSamplesTable {
  order_id: string;
  order_code: string;
  parcel_code: string;
  customer_id: string;
  category: string;
  model: string;
  title: string;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
  is_alone: Optional<boolean>;
  weighed_at: Timestamp;
  changed_at: Timestamp;
  excluded_at: NullableTimestamp;
  excluded_by: Nullable<string>;
  excluded_reason: Nullable<string>;
}

interface WeightLearningTable {
  is_only: Optional<boolean>;
  through: Timestamp;
}

interface WithdrawalEventsTable {
  withdrawal_id: string;
  version: number;
  status: string;
  mover_id: string;
  reason: Nullable<string>;
  at: Timestamp;
}

interface WithdrawalsTable {
  id: string;
  code: string;
  customer_id: string;
  amount_vnd: number;
  status: string;
  reason: Nullable<string>;
  note: Optional<string>;
  card_id: string;
  card_number: string;
  card_holder: string;
  card_bin: string;
  card_format: string;
  payable_from: Timestamp;
  approved_by: Nullable<string>;
  bank_reference: Nullable<string>;
  created_at: Timestamp;
  version: Optional<number>;
}

interface WorkDeadlinesTable {
  kind: string;
  hours: number;
}

export interface Tables {
  account_changes: AccountChangesTable;
  account_erasures: AccountErasuresTable;
  applied_migrations: AppliedMigrationsTable;
  approval_settings: ApprovalSettingsTable;
  approvals: ApprovalsTable;
  articles: ArticlesTable;
  bank_cards: BankCardsTable;
  bid_figures: BidFiguresTable;
  bid_group_holds: BidGroupHoldsTable;
  bid_groups: BidGroupsTable;
  bid_receipts: BidReceiptsTable;
  bid_requests: BidRequestsTable;
  bidding_preferences: BiddingPreferencesTable;
  bidding_settings: BiddingSettingsTable;
  bids: BidsTable;
  bill_cods: BillCodsTable;
  bill_orders: BillOrdersTable;
  bills: BillsTable;
  book_accounts: BookAccountsTable;
  book_day_checks: BookDayChecksTable;
  book_month_totals: BookMonthTotalsTable;
  book_months: BookMonthsTable;
  booked_costs: BookedCostsTable;
  box_options: BoxOptionsTable;
  budgets: BudgetsTable;
  carrier_events: CarrierEventsTable;
  carrier_rules: CarrierRulesTable;
  cart_lines: CartLinesTable;
  cod_report_lines: CodReportLinesTable;
  complaint_events: ComplaintEventsTable;
  complaint_messages: ComplaintMessagesTable;
  complaint_types: ComplaintTypesTable;
  complaints: ComplaintsTable;
  consents: ConsentsTable;
  consignments: ConsignmentsTable;
  content_pictures: ContentPicturesTable;
  coupon_customers: CouponCustomersTable;
  coupon_uses: CouponUsesTable;
  coupons: CouponsTable;
  customer_addresses: CustomerAddressesTable;
  customer_assignment: CustomerAssignmentTable;
  customer_levels: CustomerLevelsTable;
  customer_notes: CustomerNotesTable;
  customers: CustomersTable;
  customs_gate_parcels: CustomsGateParcelsTable;
  customs_gates: CustomsGatesTable;
  customs_headings: CustomsHeadingsTable;
  customs_lines: CustomsLinesTable;
  customs_releases: CustomsReleasesTable;
  data_exports: DataExportsTable;
  delivery_terms: DeliveryTermsTable;
  desk_assignments: DeskAssignmentsTable;
  desk_filters: DeskFiltersTable;
  desk_openings: DeskOpeningsTable;
  desk_viewings: DeskViewingsTable;
  einvoices: EinvoicesTable;
  erased_files: ErasedFilesTable;
  exchange_rate_limits: ExchangeRateLimitsTable;
  exchange_rate_readings: ExchangeRateReadingsTable;
  extra_service_prices: ExtraServicePricesTable;
  extra_services: ExtraServicesTable;
  fall_throughs: FallThroughsTable;
  favorite_products: FavoriteProductsTable;
  favorite_stores: FavoriteStoresTable;
  feedbacks: FeedbacksTable;
  files: FilesTable;
  first_step_confirmations: FirstStepConfirmationsTable;
  float_accounts: FloatAccountsTable;
  float_alone: FloatAloneTable;
  float_kept_sums: FloatKeptSumsTable;
  float_kept_upto: FloatKeptUptoTable;
  float_matches: FloatMatchesTable;
  float_movements: FloatMovementsTable;
  float_reconciliations: FloatReconciliationsTable;
  float_settings: FloatSettingsTable;
  float_statement_lines: FloatStatementLinesTable;
  float_statements: FloatStatementsTable;
  float_usual_accounts: FloatUsualAccountsTable;
  forecast_terms: ForecastTermsTable;
  glossary_term_changes: GlossaryTermChangesTable;
  glossary_versions: GlossaryVersionsTable;
  hand_bids: HandBidsTable;
  idempotent_answers: IdempotentAnswersTable;
  invoice_numbers: InvoiceNumbersTable;
  invoice_replacements: InvoiceReplacementsTable;
  invoice_tax_rates: InvoiceTaxRatesTable;
  invoices: InvoicesTable;
  items_of_the_day: ItemsOfTheDayTable;
  job_workers: JobWorkersTable;
  known_listings: KnownListingsTable;
  last_examination: LastExaminationTable;
  learned_weights: LearnedWeightsTable;
  ledger_balances: LedgerBalancesTable;
  ledger_day_turnovers: LedgerDayTurnoversTable;
  ledger_movements: LedgerMovementsTable;
  ledger_seals: LedgerSealsTable;
  level_grants: LevelGrantsTable;
  level_thresholds: LevelThresholdsTable;
  marketplace_health: MarketplaceHealthTable;
  marketplace_listings: MarketplaceListingsTable;
  marketplace_prices: MarketplacePricesTable;
  marketplace_unreadable_answers: MarketplaceUnreadableAnswersTable;
  memberships: MembershipsTable;
  message_threads: MessageThreadsTable;
  negotiation_settings: NegotiationSettingsTable;
  notice_texts: NoticeTextsTable;
  notification_choices: NotificationChoicesTable;
  notification_counters: NotificationCountersTable;
  notification_deliveries: NotificationDeliveriesTable;
  notification_settings: NotificationSettingsTable;
  notifications: NotificationsTable;
  offer_events: OfferEventsTable;
  offers: OffersTable;
  one_person_gifts: OnePersonGiftsTable;
  one_time_codes: OneTimeCodesTable;
  order_events: OrderEventsTable;
  order_notes: OrderNotesTable;
  orders: OrdersTable;
  own_role_holders: OwnRoleHoldersTable;
  own_roles: OwnRolesTable;
  parcel_orders: ParcelOrdersTable;
  parcel_request_parcels: ParcelRequestParcelsTable;
  parcel_requests: ParcelRequestsTable;
  parcels: ParcelsTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  payout_settings: PayoutSettingsTable;
  place_count_findings: PlaceCountFindingsTable;
  place_count_scans: PlaceCountScansTable;
  place_counts: PlaceCountsTable;
  prepared_answers: PreparedAnswersTable;
  price_changes: PriceChangesTable;
  price_list_rows: PriceListRowsTable;
  price_watches: PriceWatchesTable;
  purchase_attempts: PurchaseAttemptsTable;
  purchase_means: PurchaseMeansTable;
  purchase_tasks: PurchaseTasksTable;
  push_subscriptions: PushSubscriptionsTable;
  qr_sign_ins: QrSignInsTable;
  redeliveries: RedeliveriesTable;
  refresh_tokens: RefreshTokensTable;
  remote_bids: RemoteBidsTable;
  report_days: ReportDaysTable;
  report_site_days: ReportSiteDaysTable;
  report_span_days: ReportSpanDaysTable;
  sale_changes: SaleChangesTable;
  saved_search_finds: SavedSearchFindsTable;
  saved_searches: SavedSearchesTable;
  searched_keywords: SearchedKeywordsTable;
  seller_parcels: SellerParcelsTable;
  sessions: SessionsTable;
  setting_changes: SettingChangesTable;
  ship_modes: ShipModesTable;
  shipments: ShipmentsTable;
  shipping_routes: ShippingRoutesTable;
  shops_met: ShopsMetTable;
  site_accounts: SiteAccountsTable;
  site_leads: SiteLeadsTable;
  site_paces: SitePacesTable;
  sliders: SlidersTable;
  snipers: SnipersTable;
  social_accounts: SocialAccountsTable;
  social_attempts: SocialAttemptsTable;
  sold_listings: SoldListingsTable;
  staff_audit: StaffAuditTable;
  staff_audit_erased: StaffAuditErasedTable;
  staff_joins: StaffJoinsTable;
  staff_members: StaffMembersTable;
  staff_ratings: StaffRatingsTable;
  store_info: StoreInfoTable;
  support_settings: SupportSettingsTable;
  thread_messages: ThreadMessagesTable;
  tracking_imports: TrackingImportsTable;
  translations: TranslationsTable;
  unknown_parcel_matches: UnknownParcelMatchesTable;
  unknown_parcels: UnknownParcelsTable;
  upload_days: UploadDaysTable;
  used_proofs: UsedProofsTable;
  users: UsersTable;
  vain_searches: VainSearchesTable;
  viewed_categories: ViewedCategoriesTable;
  viewed_listings: ViewedListingsTable;
  viewed_shops: ViewedShopsTable;
  vip_plans: VipPlansTable;
  wallet_claims: WalletClaimsTable;
  wallet_holds: WalletHoldsTable;
  wallet_payment_links: WalletPaymentLinksTable;
  wallet_refunds: WalletRefundsTable;
  wallet_settings: WalletSettingsTable;
  wallet_transfers: WalletTransfersTable;
  warehouse_places: WarehousePlacesTable;
  warehouse_ship_modes: WarehouseShipModesTable;
  warehouse_terms: WarehouseTermsTable;
  warehouses: WarehousesTable;
  watched_auctions: WatchedAuctionsTable;
  watched_queries: WatchedQueriesTable;
  weighed_samples: WeighedSamplesTable;
  weight_learning: WeightLearningTable;
  withdrawal_events: WithdrawalEventsTable;
  withdrawals: WithdrawalsTable;
  work_deadlines: WorkDeadlinesTable;
}
