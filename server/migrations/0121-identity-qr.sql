-- Sign-in by QR code: a browser shows a code, a signed-in phone scans it and types the number that the browser shows then.

create table qr_sign_ins (
  -- SHA-256 of the 128-bit id inside the code: whoever reads this table can show no code.
  qr_hash text constraint qr_sign_ins_pkey primary key,
  -- Thumbprint of the browser's key: only it can collect the session.
  key_thumbprint text not null,
  match_number text not null constraint qr_sign_ins_number_two_digits check (match_number ~ '^[0-9]{2}$'),
  -- Wrong numbers that are forgiven before the code is worthless.
  tries_left integer not null constraint qr_sign_ins_tries_not_negative check (tries_left >= 0),
  device text,
  ip text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  scanned_by uuid constraint qr_sign_ins_user references users,
  approved_at timestamptz,
  -- Refused on the phone, or the number was wrong too often.
  refused_at timestamptz,
  used_at timestamptz,
  constraint qr_sign_ins_short_lived check (expires_at <= made_at + interval '120 seconds'),
  constraint qr_sign_ins_approved_by_somebody check (approved_at is null or scanned_by is not null),
  constraint qr_sign_ins_one_outcome check (approved_at is null or refused_at is null),
  constraint qr_sign_ins_used_when_approved check (used_at is null or approved_at is not null)
);
create index qr_sign_ins_expires_at on qr_sign_ins (expires_at);
