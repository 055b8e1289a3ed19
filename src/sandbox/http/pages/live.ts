import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { visitedRoom } from '../../rules/liveRooms.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Platform } from '../platform.ts';
import { languageOf, page } from './page.ts';

const TEXTS = {
  pt: {
    title: 'Sala ao vivo',
    live: 'AO VIVO',
    back: 'Voltar às salas',
    about: 'Num site de verdade, a transmissão apareceria aqui.',
    closed: 'Entre na sala pelo site para assistir.',
    hello: ['Boa noite, pessoal!', 'Bora de roleta hoje?', 'Que jogada!', 'Manda um salve!'],
  },
  en: {
    title: 'Live room',
    live: 'LIVE',
    back: 'Back to the rooms',
    about: 'On a real site the stream would be here.',
    closed: 'Enter the room from the site to watch.',
    hello: ['Good evening, everyone!', 'Roulette tonight?', 'What a hand!', 'Say hi to us!'],
  },
};

const STYLE = `
#stage{position:relative;border-radius:12px;overflow:hidden;background:#000;aspect-ratio:4/3}#stage[hidden]{display:none}#stage img{width:100%;height:100%;object-fit:cover}
#live{position:absolute;top:12px;left:12px;padding:2px 8px;border-radius:8px;background:#e0203f;color:#fff;font:700 12px/20px system-ui}
#said{min-height:96px;margin:12px 0}`;

/** The key comes in the fragment, which no server and no log ever sees. */
const SCRIPT = `
(function(){
var by=function(id){return document.getElementById(id)},words=by('said').dataset;
fetch('/sandbox/live/room'+location.search,{headers:{Authorization:'Room '+location.hash.slice(1)}}).then(function(r){if(!r.ok)throw 0;return r.json()}).then(function(room){
by('stage').hidden=false;by('face').src=room.picture;by('name').textContent=room.name;by('tags').textContent=room.tags.join(' · ');
if(/^\\/(?![\\/\\\\])/.test(room.backUrl))by('back').href=room.backUrl;
var lines=JSON.parse(words.lines),next=0;setInterval(function(){var p=document.createElement('p');p.className='quiet';p.textContent=lines[next++%lines.length];
by('said').appendChild(p);if(by('said').children.length>4)by('said').firstChild.remove()},1500)
}).catch(function(){by('note').textContent=words.closed})
})();`;

/** `/sandbox/live`: the stand-in of a live-stream room. */
export function livePage({ clock }: Platform): Hono {
  const routes = new Hono();
  routes.get('/live', (c) => c.html(view(languageOf(c.req.raw))));
  routes.get('/live/room', (c) => {
    const key = (c.req.header('Authorization') ?? '').replace(/^Room /, '');
    return c.json(visitedRoom(key, clock(), languageOf(c.req.raw)));
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
<h1 id="name">${text.title}</h1><p id="tags" class="quiet"></p>
<div id="stage" hidden><img id="face" alt=""><b id="live">${text.live}</b></div>
<p class="quiet">${text.about}</p>
<div id="said" data-closed="${text.closed}" data-lines="${JSON.stringify(text.hello)}"></div>
<p id="note" class="hot" role="status"></p>
<a id="back" class="button" href="/m/live-rooms">${text.back}</a>
<script>${raw(SCRIPT)}</script>`,
    language,
  );
}
