import type { Chapter } from '../requirement.ts';

export const WEB_RTC: Chapter = {
  title: 'V17 WebRTC',
  rows: {
    '17.1.1': {
      asks: 'TURN servers reach no inner addresses',
      notApplicable: 'There is no WebRTC.',
    },
    '17.2.1': { asks: 'Keys of DTLS are managed', notApplicable: 'There is no WebRTC.' },
    '17.2.2': { asks: 'Ciphers of DTLS are good', notApplicable: 'There is no WebRTC.' },
    '17.2.3': { asks: 'SRTP is checked', notApplicable: 'There is no WebRTC.' },
    '17.2.4': { asks: 'Media servers bear torn packets', notApplicable: 'There is no WebRTC.' },
    '17.3.1': { asks: 'Signalling bears a flood', notApplicable: 'There is no WebRTC.' },
    '17.3.2': { asks: 'Signalling bears torn messages', notApplicable: 'There is no WebRTC.' },
  },
};
