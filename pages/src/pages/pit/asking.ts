// A deed with a second name: he signs beside whoever asks, or is asked and answers from a session of his own.
import { askForApproval, command, type Command } from '../../lib/api';

export type Second = { how: 'signs' | 'asked' | 'alone'; account: string; password: string };

export const nobody = (): Second => ({ how: 'signs', account: '', password: '' });

/** What came of it, in a line. */
export async function ask(table: string, deed: Command, second: Second, name: string): Promise<string> {
  if (second.how === 'asked') {
    await askForApproval(table, deed);
    return `${name}: waits for a second name`;
  }
  await command(table, deed, second.how === 'signs' ? { approver: { account: second.account, password: second.password } } : {});
  return `${name}: done`;
}
