/*
 * Two tabs of one browser show the same refresh token, answers get lost, and a thief may have copied it. Shown again within its grace the token
 * gets the same successor; after it, the session ends. Nobody honest is signed out within the grace, at most one successor lives, and
 * of a stolen token that was used both cannot go on. Known-bad variants: NO_GRACE, NEW_SUCCESSOR (each showing makes its own), NO_END (reuse is only refused).
 */
byte current = 1;             /* newest token of the session; 0 when it has ended */
byte made = 1;                /* tokens ever made */
byte successorOf1 = 0;
bool isGraceOver = false;     /* of the first token; a tab that comes later than that is not honest */
bool thiefHas = false;
byte live = 1;

inline renew(answer) {
  atomic {
    if
    :: current == 0 -> answer = 0
    :: current == 1 -> made++; current = made; successorOf1 = made; answer = made
    :: else ->
       if
#ifdef NO_GRACE
       :: true -> answer = 0; current = 0; live = 0
#else
       :: !isGraceOver ->
#ifdef NEW_SUCCESSOR
          made++; current = made; live++; answer = made
#else
          answer = successorOf1
#endif
       :: isGraceOver ->
          answer = 0;
#ifndef NO_END
          current = 0; live = 0
#endif
#endif
       fi
    fi;
    assert(live <= 1)
  }
}

active [2] proctype tab() {
  byte answer;
  bool wasInTime;
  do
  :: !isGraceOver ->
     atomic { wasInTime = !isGraceOver; if :: wasInTime -> renew(answer) :: else -> break fi };
     assert(answer != 0);
     if
     :: break               /* it has its successor */
     :: skip                /* the answer was lost: shown again */
     fi
  :: isGraceOver -> break
  od
}

/* Copied the first token and shows it late. */
active proctype thief() {
  byte answer;
  if
  :: atomic { isGraceOver && current > 1 -> renew(answer); thiefHas = (answer != 0); assert(!thiefHas && current == 0) }
  :: skip
  fi
}

active proctype time() {
  atomic { successorOf1 != 0 -> isGraceOver = true }
}
