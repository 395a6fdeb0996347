import { use } from 'react';
import { useRevalidator } from 'react-router';
import { type Action, useAction } from '../../api/use-action.ts';
import { toast } from '../../ui/frames/toast.tsx';
import { OwnStep } from './own-step.ts';

/** A write of the desk: says what was done, reads the queue again, and goes on to the next piece of work unless told to stay. */
export function useTask<I, O>(
  work: (input: I, idempotencyKey: string) => Promise<O>,
  done: string | ((answer: O, input: I) => string),
  onDone?: () => void,
): Action<I, O> {
  const { revalidate } = useRevalidator();
  const noteOwnStep = use(OwnStep);
  return useAction(async (input: I, idempotencyKey: string) => {
    const answer = await work(input, idempotencyKey);
    toast(typeof done === 'string' ? done : done(answer, input), 'good');
    noteOwnStep();
    onDone?.();
    await revalidate();
    return answer;
  });
}
