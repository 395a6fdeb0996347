import { IDENTITY_MESSAGES } from '@hako/contract/identity/messages';
import type { SendMail } from '../../../platform/outside/mail.ts';
import type { SendSms } from '../../../platform/outside/sms.ts';
import type { SendMessage } from './send-code.ts';

/** Puts what identity has to say into words and sends it by text message or mail. */
export function createSendMessage(sendSms: SendSms, sendMail: SendMail): SendMessage {
  return async ({ channel, value }, message) => {
    const isCode = message.about === 'code';
    const fill = (text: string) => (isCode ? text.replace('{code}', message.code) : text);
    if (channel === 'phone')
      return sendSms(
        value,
        fill(isCode ? IDENTITY_MESSAGES.smsCode : IDENTITY_MESSAGES.smsAccountExists),
      );
    return sendMail({
      to: value,
      subject: fill(
        isCode ? IDENTITY_MESSAGES.mailCodeSubject : IDENTITY_MESSAGES.mailAccountExistsSubject,
      ),
      text: fill(
        isCode ? IDENTITY_MESSAGES.mailCode[message.purpose] : IDENTITY_MESSAGES.mailAccountExists,
      ),
    });
  };
}
