/*
 * One snipe from its plan to its end: two snipers, a reader, a customer who cancels or changes the plan, and a marketplace without
 * idempotency keys. Snipers die or sleep anywhere; leases run out at any time; requests arrive late, once or never; answers get lost.
 *
 * Kept: claimed and marked before it is sent, sent once, never again after a lost answer; "closed?" is read first and the list second; money
 * goes back only when it is closed and absent; a claim needs the newest lease; nothing is cancelled after the claim. What was claimed and not
 * marked is given back when the lease is over, and another sniper has it; what was marked is never given back.
 *
 * Known-bad variants, each of which must break a promise:
 *   RESEND  RELEASE_OPEN  LIST_FIRST  NO_FENCE  CANCEL_LATE  MARK_BLINDLY  GIVE_BACK_MARKED
 */
mtype = { scheduled, firing, unknown, leading, won, lost, cancelled };
mtype = { unwritten, sending, maybe, taken, absent };

mtype bid = scheduled;
mtype write = unwritten;      /* the booked write, as our rows know it */
byte lease = 0;               /* number of the newest lease */
bool leased = false;          /* whether it still runs, by the database's clock */
bool marked = false;          /* whether the booked write may have left */
bool senderGone = false;      /* the lease of the marked write is over */
byte plan = 0;                /* how often the customer changed it */
byte sent = 0;
byte onTheWay = 0;            /* between us and the marketplace */
byte applied = 0;             /* what the marketplace has */
bool closed = false;
bool held = true;

#define MOST_LEASES 4

inline promises() {
  assert(sent <= 1);
  assert(applied <= 1);
  assert(held || applied == 0);
  assert(bid != cancelled || sent == 0);
  assert(bid != won || applied > 0);
}

#ifdef NO_FENCE
#define mayClaim (bid == scheduled)
#else
#define mayClaim (bid == scheduled && mine == lease && leased)
#endif

#ifdef MARK_BLINDLY
#define mayMark true
#else
#define mayMark (bid == firing && write == sending && !marked && mine == lease)
#endif

#ifdef GIVE_BACK_MARKED
#define isUnsent (bid == firing && write == sending)
#else
#define isUnsent (bid == firing && write == sending && !marked)
#endif

inline giveBack() {
  bid = scheduled; write = unwritten; lease++; leased = false
}

proctype sniper() {
  byte mine, myPlan;
again:
  mine = 0;
  do
  :: atomic {
       bid == scheduled && !leased && lease < MOST_LEASES ->
       lease++; leased = true; mine = lease; myPlan = plan
     }
     /* sleeps as long as it likes */
     atomic {
       if
       :: mayClaim ->
          assert(myPlan == plan);
          bid = firing; write = sending; marked = false; senderGone = false
       :: else -> goto again
       fi
     }
     if
     :: goto again            /* killed between claim and mark */
     :: skip
     fi;
     /* sleeps as long as it likes */
     atomic {
       if
       :: mayMark -> marked = true
       :: else -> goto again
       fi
     }
     if
     :: goto again            /* killed between mark and send */
     :: skip
     fi;
     atomic { sent++; onTheWay++; promises() }
     if
     :: goto again            /* killed before the answer */
     :: atomic {
          applied > 0 ->      /* "placed" */
          if
          :: write == sending || write == maybe -> write = taken
          :: else
          fi;
          if
          :: bid == firing || bid == unknown -> bid = leading
          :: else
          fi;
          promises()
        }
     :: atomic {              /* no answer, or none that says anything */
          if
          :: write == sending -> write = maybe
          :: else
          fi;
          if
          :: bid == firing -> bid = unknown
          :: else
          fi
        }
#ifdef RESEND
        atomic { sent++; onTheWay++; promises() }
#endif
     fi
  :: atomic { isUnsent && !leased -> giveBack() }
  :: bid == won || bid == lost || bid == cancelled -> break
  od
}

active proctype reader() {
  bool wasClosed, isShown;
  mtype before;
  do
  :: bid == scheduled || bid == firing || bid == unknown || bid == leading ->
     before = write;
#ifdef LIST_FIRST
     isShown = (applied > 0);
     wasClosed = closed;
#else
     wasClosed = closed;
     isShown = (applied > 0);
#endif
#ifdef RELEASE_OPEN
     wasClosed = true;
#endif
     atomic {
       if
       :: write == sending && marked && senderGone ->
          write = maybe;
          if
          :: bid == firing -> bid = unknown
          :: else
          fi
       :: isUnsent && wasClosed -> giveBack()
       :: else
       fi;
       if
       :: before != write || write == sending -> skip      /* says nothing about what was written since */
       :: else ->
          if
          :: wasClosed && isShown -> bid = won; write = taken
          :: wasClosed && !isShown ->
             bid = lost; held = false;
             if
             :: write == maybe -> write = absent
             :: else
             fi
          :: !wasClosed && isShown && bid == unknown -> bid = leading; write = taken
          :: else
          fi
       fi;
       promises()
     }
  :: bid == won || bid == lost || bid == cancelled -> break
  od
}

active proctype customer() {
end:
  do
  :: atomic {
#ifdef CANCEL_LATE
       bid == scheduled || bid == firing ->
#else
       bid == scheduled ->
#endif
       bid = cancelled; held = false; lease++; leased = false; promises(); break
     }
  :: atomic { bid == scheduled && plan < 1 -> plan++; lease++; leased = false }
  od
}

active proctype world() {
end:
  do
  :: atomic { onTheWay > 0 && !closed -> onTheWay--; applied++; promises() }
  :: atomic { onTheWay > 0 -> onTheWay-- }
  :: atomic { !closed -> closed = true }
  :: atomic { leased -> leased = false }
  :: atomic { write == sending && marked && !senderGone -> senderGone = true }
  od
}

/* When nothing can happen any more, everything must be decided. */
active proctype finish() {
  timeout ->
  assert(bid == won || bid == lost || bid == cancelled);
  assert(write != sending && write != maybe);
  assert(bid != lost || !held)
}

init { atomic { run sniper(); run sniper() } }
