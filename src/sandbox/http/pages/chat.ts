import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { type Chat, findChat, readChat, say } from '../../rules/chat.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Platform } from '../platform.ts';
import { languageOf, page } from './page.ts';

const REPLY = {
  pt: 'Obrigado pela mensagem! Este é um atendente de demonstração. Um atendente de verdade responderia aqui.',
  en: 'Thank you for your message! This is a demonstration agent. A real one would answer here.',
};

const TEXTS = {
  pt: {
    title: 'Chat ao vivo',
    write: 'Escreva uma mensagem',
    send: 'Enviar',
    closed: 'Abra o chat pelo site para conversar.',
    lost: 'Sem conexão. Tente de novo.',
  },
  en: {
    title: 'Live chat',
    write: 'Write a message',
    send: 'Send',
    closed: 'Open the chat from the site to talk.',
    lost: 'No connection. Try again.',
  },
};

const messageSchema = z.strictObject({ body: z.string().trim().min(1).max(500) });

/** The key comes in the fragment, which no server and no log ever sees; a guest has none, and talks to the page alone. */
const SCRIPT = `
(function(){
var key=location.hash.slice(1),list=document.getElementById('list'),form=document.getElementById('form'),note=document.getElementById('note'),guest=[];
function show(messages){list.textContent='';messages.forEach(function(m){var p=document.createElement('p');p.className='card';p.textContent=m.body;
if(m.author==='member')p.style.marginInlineStart='48px';list.appendChild(p)});window.scrollTo(0,document.body.scrollHeight)}
function call(init){init.headers={Authorization:'Chat '+key,'Content-Type':'application/json'};
return fetch('/sandbox/chat/messages',init).then(function(r){if(!r.ok)throw new Error(r.status===401?'closed':'lost');return r.json()})
.then(function(a){note.textContent='';form.hidden=false;document.getElementById('back').href=a.backUrl;show(a.messages)})
.catch(function(e){note.textContent=note.getAttribute(e.message==='closed'?'data-closed':'data-lost')})}
form.addEventListener('submit',function(e){e.preventDefault();var f=form.elements.body,text=f.value.trim();if(!text)return;f.value='';
if(key)return call({method:'POST',body:JSON.stringify({body:text})});
guest.push({author:'member',body:text},{author:'service',body:list.getAttribute('data-reply')});show(guest)});
if(key)call({method:'GET'});else form.hidden=false;
})();`;

/** `/sandbox/chat`: the stand-in of live chat. One agent, who always gives the same kind answer. */
export function chatPage({ db, clock }: Platform): Hono {
  const routes = new Hono();
  const chatOf = (c: Context): Chat =>
    findChat(db, (c.req.header('Authorization') ?? '').replace(/^Chat /, ''), clock());
  const conversation = (c: Context, chat: Chat) =>
    c.json({ backUrl: chat.back_url, messages: readChat(db, chat.member_id, clock()) });

  routes.get('/chat', (c) => c.html(view(languageOf(c.req.raw))));
  routes.get('/chat/messages', (c) => conversation(c, chatOf(c)));
  routes.post('/chat/messages', async (c) => {
    const chat = chatOf(c);
    const given = messageSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!given.success) return c.json({ code: 'payload.invalid' }, 400);
    say(db, chat.member_id, 'member', given.data.body, clock());
    say(db, chat.member_id, 'service', REPLY[chat.language.startsWith('pt') ? 'pt' : 'en'], clock());
    return conversation(c, chat);
  });
  routes.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    return c.json({ code: error.code }, 401);
  });
  return routes;
}

function view(language: 'pt' | 'en') {
  const text = TEXTS[language];
  return page(
    text.title,
    html`<p><a id="back" href="/">Leve</a></p><h1>${text.title}</h1>
<div id="list" aria-live="polite" data-reply="${REPLY[language]}"></div>
<p id="note" class="hot" data-closed="${text.closed}" data-lost="${text.lost}"></p>
<form id="form" hidden><input type="text" name="body" maxlength="500" autocomplete="off" style="width:100%;min-height:48px" aria-label="${text.write}" placeholder="${text.write}">
<button>${text.send}</button></form>
<script>${raw(SCRIPT)}</script>`,
    language,
  );
}
