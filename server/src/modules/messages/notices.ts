/** What a customer who is away is told. Vietnamese; one place, so that it can be reviewed. */
export const answeredNotice = (unread: number, orderCode: string | null) => ({
  title: 'Hako vừa nhắn cho bạn',
  body: `Bạn có ${unread} tin nhắn chưa đọc${orderCode ? ` về đơn ${orderCode}` : ''}.`,
});

/** How the desk signs when nobody is known by name. */
export const OUR_NAME = 'Hako';
