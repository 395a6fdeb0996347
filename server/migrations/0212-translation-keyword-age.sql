-- What customers typed is not kept for ever: the oldest is found by its age.
create index translations_typed_oldest on translations (translated_at) where direction = 'vi-ja';
