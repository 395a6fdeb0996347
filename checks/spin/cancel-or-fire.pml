/*
 * A customer cancels in the moment in which the sniper claims. Both lock the bid's row and look at it again under the lock: exactly one of them
 * gets it. Known-bad variants: LOOK_BEFORE_LOCK (what was read before the lock is believed), NO_LOCK (read and write are two steps).
 */
mtype = { scheduled, firing, cancelled };
mtype bid = scheduled;
bool isLocked = false;
bool isToldCancelled = false;
byte sent = 0;

#ifdef NO_LOCK
#define lock skip
#define unlock skip
#else
#define lock atomic { !isLocked -> isLocked = true }
#define unlock isLocked = false
#endif

active proctype sniper() {
  bool mayFire;
#ifdef LOOK_BEFORE_LOCK
  mayFire = (bid == scheduled);
  lock;
#else
  lock;
  mayFire = (bid == scheduled);
#endif
  if
  :: mayFire -> bid = firing
  :: else
  fi;
  unlock;
  if
  :: mayFire -> sent++; assert(!isToldCancelled)
  :: else
  fi
}

active proctype customer() {
  bool mayCancel;
#ifdef LOOK_BEFORE_LOCK
  mayCancel = (bid == scheduled);
  lock;
#else
  lock;
  mayCancel = (bid == scheduled);
#endif
  if
  :: mayCancel -> bid = cancelled
  :: else
  fi;
  unlock;
  if
  :: mayCancel -> isToldCancelled = true; assert(sent == 0)
  :: else
  fi
}

active proctype finish() {
  timeout ->
  assert(sent + (isToldCancelled -> 1 : 0) == 1)
}
