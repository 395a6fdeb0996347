/*
 * One transfer at the bank, told twice by the feed, once by the statement, and assigned by staff: credited exactly once, although whoever
 * works may die. The feed tells again until it is answered. Known-bad variants: LOOK_THEN_CREDIT (no unique key behind the look),
 * ANSWER_FIRST (thanks before the commit).
 */
bool isKnown = false;         /* the row with the unique key of the bank's transaction */
byte credited = 0;
bool isAnswered = false;
byte deaths = 0;

#define MOST_DEATHS 2

inline book() {
#ifdef LOOK_THEN_CREDIT
  isSeen = isKnown;
  if
  :: !isSeen -> isKnown = true; credited++; assert(credited <= 1)
  :: else
  fi
#else
  atomic {
    if
    :: !isKnown -> isKnown = true; credited++; assert(credited <= 1)
    :: else
    fi
  }
#endif
}

active [2] proctype feed() {
  bool isSeen;
  do
  :: !isAnswered ->
#ifdef ANSWER_FIRST
     isAnswered = true;
#endif
     if
     :: atomic { deaths < MOST_DEATHS -> deaths++ }        /* dies before the commit */
     :: book();
        if
        :: atomic { deaths < MOST_DEATHS -> deaths++ }     /* dies after it */
        :: isAnswered = true
        fi
     fi
  :: isAnswered -> break
  od
}

active proctype staff() {
  bool isSeen;
  if
  :: book()
  :: skip
  fi
}

active proctype finish() {
  timeout ->
  assert(credited == 1)
}
