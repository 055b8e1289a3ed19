import {
  enterLiveRoom,
  getCustomerService,
  getLiveChat,
  getLiveModels,
  giveLiveGift,
  launchChat,
  payLiveRoom,
  sendFeedback,
  sendLiveLine,
} from '../calls/service.ts';
import { pageOf } from '../schemas/page.ts';
import { languageQuery, nothing } from '../schemas/primitives.ts';
import {
  chat,
  chatQuery,
  customerService,
  feedbackForm,
  liveChat,
  liveChatQuery,
  liveGiftForm,
  liveGiven,
  liveLine,
  liveLineForm,
  liveModel,
  liveModelQuery,
  liveRoom,
  liveRoomQuery,
  liveTicket,
  liveTicketForm,
} from '../schemas/service.ts';
import { schemaOf } from './schema.ts';

export const launchChatSchema = schemaOf(launchChat)({ query: chatQuery, value: chat });

export const getCustomerServiceSchema = schemaOf(getCustomerService)({ query: languageQuery, value: customerService });

export const getLiveModelsSchema = schemaOf(getLiveModels)({ query: liveModelQuery, value: pageOf(liveModel) });

export const enterLiveRoomSchema = schemaOf(enterLiveRoom)({ query: liveRoomQuery, value: liveRoom });

export const payLiveRoomSchema = schemaOf(payLiveRoom)({ body: liveTicketForm, value: liveTicket });

export const getLiveChatSchema = schemaOf(getLiveChat)({ query: liveChatQuery, value: liveChat });

export const sendLiveLineSchema = schemaOf(sendLiveLine)({ body: liveLineForm, value: liveLine });

export const giveLiveGiftSchema = schemaOf(giveLiveGift)({ body: liveGiftForm, value: liveGiven });

export const sendFeedbackSchema = schemaOf(sendFeedback)({ body: feedbackForm, value: nothing });
