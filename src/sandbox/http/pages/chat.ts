import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { type Chat, findChat, readChat, say } from '../../rules/chat.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Platform } from '../platform.ts';
import { languageOf, page } from './page.ts';

/** Answers by what is asked about; the last one is for everything else. */
const REPLIES = [
  {
    about: /dep[oó]sit|pix|boleto|pay/i,
    pt: 'Depósitos por Pix aparecem em segundos. Se o seu passou de 15 minutos, envie o número dele.',
    en: 'Pix deposits show within seconds. If yours took more than 15 minutes, send its number.',
  },
  {
    about: /saque|sacar|withdraw/i,
    pt: 'Saques são analisados em até 10 minutos. Veja o estado no histórico de saques.',
    en: 'Withdrawals are reviewed within 10 minutes. See the state in the withdrawal record.',
  },
  {
    about: /b[oô]nus|promo/i,
    pt: 'Os seus bônus, e o que falta girar, estão em Detalhes dos bônus.',
    en: 'Your bonuses, and what is left to wager, are in Bonus details.',
  },
  {
    about: /senha|password|conta|account/i,
    pt: 'Nunca pedimos a sua senha. Você pode trocá-la na central de segurança.',
    en: 'We never ask for your password. You can change it in the security center.',
  },
  {
    about: /./,
    pt: 'Obrigado pela mensagem! Este é um atendente de demonstração. Um atendente de verdade responderia aqui.',
    en: 'Thank you for your message! This is a demonstration agent. A real one would answer here.',
  },
] as const;

const replyTo = (text: string, language: 'pt' | 'en'): string =>
  REPLIES.find(({ about }) => about.test(text))?.[language] ?? '';

const TEXTS = {
  pt: {
    title: 'Chat ao vivo',
    back: 'Voltar',
    write: 'Escreva uma mensagem',
    send: 'Enviar',
    you: 'Você',
    agent: 'Suporte',
    typing: 'digitando…',
    closed: 'Abra o chat pelo site para conversar.',
    lost: 'Sem conexão. Tente de novo.',
  },
  en: {
    title: 'Live chat',
    back: 'Back',
    write: 'Write a message',
    send: 'Send',
    you: 'You',
    agent: 'Support',
    typing: 'typing…',
    closed: 'Open the chat from the site to talk.',
    lost: 'No connection. Try again.',
  },
};

const messageSchema = z.strictObject({ body: z.string().trim().min(1).max(500) });

const STYLE = `
body{padding:60px 12px 84px}
#bar{position:fixed;top:0;left:0;right:0;display:flex;align-items:center;height:52px;background:#121829;border-bottom:1px solid var(--line)}
#bar a{flex:none;width:48px;line-height:48px;text-align:center;font-size:22px;color:inherit;text-decoration:none}
#bar h1{flex:1;min-width:0;margin:0;font-size:16px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.said{max-width:82%;margin:8px 0;padding:8px 12px;border-radius:12px;border-top-left-radius:4px;background:var(--surface);border:1px solid var(--line)}
.said small{display:block;font-size:12px}.mine{margin-left:auto;border-top-left-radius:12px;border-top-right-radius:4px;background:#12402c;border-color:#1c6a47}
#form{position:fixed;left:0;right:0;bottom:0;display:flex;padding:8px 12px;background:var(--surface);border-top:1px solid var(--line)}
#form[hidden]{display:none}#form input{flex:1;width:auto;min-width:0;min-height:48px}#form button{width:auto;margin:0 0 0 8px}`;

/**
 * The key comes in the fragment, which no server and no log ever sees; a guest has none, and talks to the page alone. What was typed stays
 * until it was sent.
 */
const SCRIPT = `
(function(){
var key=location.hash.slice(1),by=function(id){return document.getElementById(id)},list=by('list'),form=by('form'),note=by('note'),bar=by('bar'),guest=[];
var words=list.dataset,own=/^(https?:\\/\\/[^\\s\\/?#@]+)?\\/(?![\\/\\\\])/;
function bright(c){c=c.length===4?c.replace(/[^#]/g,'$&$&'):c;var n=parseInt(c.slice(1),16);return (n>>16)*.3+(n>>8&255)*.6+(n&255)*.1>140}
function row(m){var box=document.createElement('div'),who=document.createElement('small'),text=document.createElement('span');
box.className=m.author==='member'?'said mine':'said';
var at=m.at?' · '+new Date(m.at).toTimeString().slice(0,5):'';
who.textContent=(m.author==='member'?words.you:words.agent)+at;text.textContent=m.body;box.append(who,text);return box}
function show(messages){list.textContent='';messages.forEach(function(m){list.appendChild(row(m))});window.scrollTo(0,document.body.scrollHeight)}
function took(a){note.textContent='';form.hidden=false;if(own.test(a.backUrl))by('back').href=a.backUrl;
if(a.title){by('name').textContent=a.title;document.title=a.title}
if(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(a.color)){bar.style.background=a.color;bar.style.color=bright(a.color)?'#111a33':'#eef2ff'}show(a.messages)}
function call(init,text){init.headers={Authorization:'Chat '+key,'Content-Type':'application/json'};
return fetch('/sandbox/chat/messages',init).then(function(r){if(!r.ok)throw new Error(r.status===401?'closed':'lost');return r.json()})
.then(took).catch(function(e){if(text)form.elements.body.value=text;note.textContent=note.getAttribute(e.message==='closed'?'data-closed':'data-lost')})}
form.addEventListener('submit',function(e){e.preventDefault();var f=form.elements.body,text=f.value.trim();if(!text)return;f.value='';
if(key){note.textContent=words.agent+' '+words.typing;return call({method:'POST',body:JSON.stringify({body:text})},text)}
guest.push({author:'member',body:text},{author:'service',body:words.reply});show(guest)});
if(key)call({method:'GET'});else form.hidden=false;
})();`;

/** `/sandbox/chat`: the stand-in of live chat. One agent, who answers by what is asked about. */
export function chatPage({ db, clock }: Platform): Hono {
  const routes = new Hono();
  const chatOf = (c: Context): Chat =>
    findChat(db, (c.req.header('Authorization') ?? '').replace(/^Chat /, ''), clock());
  const conversation = (c: Context, { back_url, title, color, member_id }: Chat) => {
    const messages = readChat(db, member_id, clock());
    return c.json({
      backUrl: back_url,
      title,
      color,
      messages: messages.map(({ author, body, created_at }) => ({ author, body, at: created_at })),
    });
  };

  routes.get('/chat', (c) => c.html(view(languageOf(c.req.raw))));
  routes.get('/chat/messages', (c) => conversation(c, chatOf(c)));
  routes.post('/chat/messages', async (c) => {
    const chat = chatOf(c);
    const given = messageSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!given.success) return c.json({ code: 'payload.invalid' }, 400);
    const { body } = given.data;
    say(db, chat.member_id, 'member', body, clock());
    say(db, chat.member_id, 'service', replyTo(body, chat.language.startsWith('pt') ? 'pt' : 'en'), clock());
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
    html`<style>${raw(STYLE)}</style>
<div id="bar"><a id="back" href="/" aria-label="${text.back}">←</a><h1 id="name">${text.title}</h1></div>
<div id="list" aria-live="polite" data-reply="${replyTo('-', language)}" data-you="${text.you}" data-agent="${text.agent}" data-typing="${text.typing}"></div>
<p id="note" class="quiet" role="status" data-closed="${text.closed}" data-lost="${text.lost}"></p>
<form id="form" hidden><input type="text" name="body" maxlength="500" autocomplete="off" aria-label="${text.write}" placeholder="${text.write}">
<button>${text.send}</button></form>
<script>${raw(SCRIPT)}</script>`,
    language,
  );
}
