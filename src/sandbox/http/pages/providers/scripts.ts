/**
 * Stand-ins of the scripts of others, at the interface that the app uses of each. Plain JavaScript for the oldest browser that we
 * serve; none of them writes HTML, so that the app's content policy holds for them as it is.
 */

/** A window where a person chooses an account; what it posts back is this page's alone. */
const POPUP = `
function ask(provider,key,done){
var state=Math.random().toString(36).slice(2),page='/sandbox/providers/'+provider+'/sign-in';
var lang=document.documentElement.lang||'pt';
var win=window.open(page+'?key='+encodeURIComponent(key)+'&state='+state+'&lang='+lang,'leve-'+provider,'width=400,height=600');
if(!win)return done({error:'blocked'});
var closed=0,timer=setInterval(function(){if(win.closed&&++closed>1)end({error:'closed'})},250);
function hear(e){if(e.origin===location.origin&&e.data&&e.data.state===state)end(e.data)}
function end(answer){clearInterval(timer);removeEventListener('message',hear);win.close();done(answer)}
addEventListener('message',hear)}
`;

/** The authorization-code client of Google Identity Services. */
const GOOGLE = `(function(){${POPUP}
window.google={accounts:{oauth2:{initCodeClient:function(config){return{requestCode:function(){
ask('google',config.client_id,function(answer){
if(answer.token)return config.callback({code:answer.token,scope:config.scope});
if(answer.error==='denied')return config.callback({error:'access_denied'});
config.error_callback({type:answer.error==='blocked'?'popup_failed_to_open':'popup_closed'})})}}}}}};
})();`;

/** `FB.init` and `FB.login` of the Facebook SDK. */
const FACEBOOK = `(function(){${POPUP}
var key='';
window.FB={init:function(options){key=options.appId},login:function(callback){
ask('facebook',key,function(answer){
callback(answer.token?{status:'connected',authResponse:{accessToken:answer.token}}:{status:'unknown',authResponse:null})})}};
setTimeout(function(){if(window.fbAsyncInit)window.fbAsyncInit()},0);
})();`;

/** The explicit rendering of reCAPTCHA: a box to tick. */
const HUMAN = `(function(){
var texts={pt:'Não sou um robô',en:'I am not a robot'};
function render(box,options){
var label=document.createElement('label'),tick=document.createElement('input'),text=document.createElement('span');
tick.type='checkbox';tick.style.cssText='width:28px;height:28px;margin:0 12px 0 0';
label.style.cssText='display:flex;align-items:center;min-height:72px;padding:0 16px;border:1px solid #66769c;border-radius:4px;background:#fff;color:#111';
text.textContent=texts[(document.documentElement.lang||'pt').slice(0,2)]||texts.en;
label.appendChild(tick);label.appendChild(text);box.appendChild(label);
tick.addEventListener('change',function(){tick.disabled=true;
fetch('/sandbox/providers/human/verify',{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify({key:options.sitekey})})
.then(function(r){if(!r.ok)throw new Error('refused');return r.json()})
.then(function(a){options.callback(a.token)},function(){tick.disabled=false;tick.checked=false;options['error-callback']()})});
return 0}
window.grecaptcha={ready:function(run){setTimeout(run,0)},render:render,reset:function(){}};
})();`;

/** Script of each service by its name in the address. */
export const SCRIPTS: Readonly<Record<string, string>> = { google: GOOGLE, facebook: FACEBOOK, human: HUMAN };
